import { type CityCode, defaultCity } from '@showroom/domain/city';
import type { Dealer } from '@showroom/domain/vehicle';
import { notFound } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import {
  type Ids,
  type Named,
  type ShortDealer,
  type ShortFilter,
  selectDealers,
  selectNamed,
  selectShortDealers,
} from './queries.ts';

type Sources = Pick<Services, 'database' | 'answers'>;
type WithHoldings = Sources & Pick<Services, 'holdings' | 'catalog'>;

/** Work addresses of advisers are their codes at the holding's host. */
const withMail = (dealers: readonly Dealer[], host: string | undefined): Dealer[] =>
  dealers.map((dealer) => ({
    ...dealer,
    advisers: dealer.advisers.map((adviser) => (host ? { ...adviser, email: `${adviser.code}@${host}` } : adviser)),
  }));

/** All centres of a holding, those of the visitor's city first. */
export function listDealers(
  { database, answers, holdings, catalog }: WithHoldings,
  holdingId: number,
  city: CityCode = defaultCity,
): Promise<Dealer[]> {
  return answers.get(`dealers:${holdingId}:${city}`, async () => {
    const { dealers } = await catalog.countStock(holdingId);
    return withMail(await selectDealers(database, holdingId, city, dealers), holdings.get(holdingId)?.host);
  });
}

/** Choices of a form's dealer field. */
export function listShortDealers({ database, answers }: Sources, filter: ShortFilter): Promise<ShortDealer[]> {
  const key = `dealers-short:${filter.holdingId}:${filter.department ?? ''}:${filter.markCode ?? ''}`;
  return answers.get(key, () => selectShortDealers(database, filter));
}

/** What the ids of a form's address stand for; null where this holding has no such thing. */
export function nameIds({ database, answers }: Sources, holdingId: number, ids: Ids): Promise<Named> {
  return answers.get(`dealers-named:${holdingId}:${ids.markId ?? ''}:${ids.dealerId ?? ''}`, () =>
    selectNamed(database, holdingId, ids),
  );
}

/** Throws "not found" for a code that this holding does not have. */
export async function getDealer(sources: WithHoldings, holdingId: number, code: string): Promise<Dealer> {
  const dealer = (await listDealers(sources, holdingId)).find((item) => item.code === code);
  if (!dealer) throw notFound('Дилерский центр не найден.');
  return dealer;
}
