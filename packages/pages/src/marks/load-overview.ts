import { getBrandOverview, getDealers } from '@showroom/api-client/server';
import { ownOverview } from '@showroom/catalog/mark-subject';
import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import type { Dealer } from '@showroom/domain/vehicle';
import { notFound } from 'next/navigation';

/** Parameters of the internal address; `-` where the page is about something broader. */
export type MarkParams = { query: string; mark: string; model?: string; series?: string };

const given = (code: string | undefined) => (code === '-' ? undefined : code);

/** The overview that a page is about; a page of what is unknown, or of what this brand does not deal in, is none. */
export async function loadOverview(brand: Brand, { mark, model, series }: MarkParams) {
  const overview = await getBrandOverview(brand.holdingId, mark, given(model), given(series));
  const own = overview && ownOverview(brand, overview);
  return own ?? notFound();
}

/** Centres that sell a mark as new or service it; where none does, those whose vehicles of it are shown. */
export async function loadDealers(
  brand: Brand,
  city: CityCode,
  mark: string,
  shown: readonly string[] = [],
): Promise<Dealer[]> {
  const dealers = await getDealers(brand.holdingId, city);
  const own = dealers.filter(({ marks }) => marks.some(({ code }) => code === mark));
  return own.length > 0 ? own : dealers.filter(({ code }) => shown.includes(code));
}
