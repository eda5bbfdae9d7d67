import { listingPath } from '@showroom/domain/listing-path';
import type { Mark } from '@showroom/domain/vehicle';

/** How many marks the home page shows: whole rows at 2, 3, 4 and 6 columns. */
const limit = 24;

export type MarkOffer = { code: string; name: string; count: number; condition: 'new' | 'used'; href: string };

/** Where a mark leads and how many cars are found there: to new ones, or to used ones when no new one is in stock. */
export function toMarkOffer({ code, name, stock }: Mark): MarkOffer {
  const condition = stock.new > 0 ? 'new' : 'used';
  return {
    code,
    name,
    condition,
    count: stock[condition],
    href: listingPath({ kind: 'cars', section: condition, mark: code }),
  };
}

/**
 * Popular marks in stock; where fewer than a row are called popular, those with most cars join them. By name, in the English order: Cyrillic ones last, as in the list of all.
 */
export function popularMarks(marks: readonly Mark[]): MarkOffer[] {
  return marks
    .filter((mark) => mark.stock.total > 0)
    .sort((a, b) => Number(b.popular) - Number(a.popular) || b.stock.total - a.stock.total)
    .slice(0, limit)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(toMarkOffer);
}
