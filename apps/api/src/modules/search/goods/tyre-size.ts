import { foldText } from '@showroom/domain/search/search-atoms';
import type { GoodsStock } from './goods-stock.ts';

const said = /(?<!\d)(\d{3})\s?[/ ]\s?(\d{2})(?:\s?\/?\s?[rр]?\s?(\d{2}))?(?!\d)/u;
const isTyre = (name = '') => /\d{3}\/\d{2} R\d{2}/.test(name);

/** The size of a tyre that a text asks for, as names write it: «185 65 15» is 185/65 R15. */
export function readTyreSize(text: string): string | undefined {
  const [, width, profile, rim] = said.exec(foldText(text)) ?? [];
  return width === undefined ? undefined : ` ${width}/${profile} R${rim ?? ''}`;
}

/** Tyres that are meant; where none is of the size that a text asks for, those of another make and the same season that are: another size fits no wheel. */
export function ofSize(
  { items }: Pick<GoodsStock, 'items'>,
  holdingId: number,
  text: string,
  places: readonly number[],
): readonly number[] {
  const size = isTyre(items[places[0] ?? -1]?.name) ? readTyreSize(text) : undefined;
  if (size === undefined) return places;
  const hasSize = (place: number) => items[place]?.name.includes(size) === true;
  const exact = places.filter(hasSize);
  if (exact.length > 0) return exact;
  const seasons = new Set(places.map((place) => items[place]?.categoryId));
  const others: number[] = [];
  for (const [place, { categoryId, holdings }] of items.entries())
    if (seasons.has(categoryId) && holdings.includes(holdingId) && hasSize(place)) others.push(place);
  return others.length > 0 ? others : places;
}
