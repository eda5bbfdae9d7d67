import type { StoreCard } from '@showroom/api-contract/store';
import { read } from '@showroom/bff/read';
import type { CityCode } from '@showroom/domain/city';

/** The shop describes so many in one answer. */
const atOnce = 100;

/** What the shop says of these ids, however many, in their order; what is sold no more is left out. Null when it does not answer. */
export async function describeGoods(
  ids: readonly number[],
  city: CityCode,
  signal?: AbortSignal,
): Promise<StoreCard[] | null> {
  const cards: StoreCard[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    const answer = await read('GET /store/short', { ids: ids.slice(at, at + atOnce).join(','), city }, signal);
    if (!answer) return null;
    cards.push(...answer.items);
  }
  return cards;
}
