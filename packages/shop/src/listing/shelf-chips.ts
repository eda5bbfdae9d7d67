import type { StorePage } from '@showroom/api-contract/store';
import { cities } from '@showroom/domain/city';
import { emptyStoreQuery } from '@showroom/domain/shop/store-query';
import type { ChosenChip } from '@showroom/listing/chosen-chips';
import { rangeLabel } from '@showroom/listing/range-label';
import type { Shelf } from './shelf.ts';
import { shelfHref } from './shelf.ts';
import { carName } from './shelf-words.ts';

const noCar = { mark: undefined, model: undefined, year: undefined };
const price = { title: 'Цена', unit: '₽', grouped: true };

/** Everything that is chosen, each with the address that drops it alone. */
export function shelfChips(shelf: Shelf, page: Pick<StorePage, 'facets'>): ChosenChip[] {
  const { query } = shelf;
  const { brand, priceFrom, priceTo, mark, sale, dealerCity, search } = query;
  const chip = (id: string, label: string, change: Parameters<typeof shelfHref>[1]): ChosenChip => ({
    id,
    label,
    href: shelfHref(shelf, change),
  });
  const nameOf = (code: string) => page.facets.brand.find(({ value }) => value === code)?.label ?? code;
  return [
    search && chip('search', `По\u00a0запросу «${search}»`, { search: '' }),
    mark && chip('car', `Для\u00a0${carName(query, page)}`, noCar),
    ...brand.map((code) => chip(`brand-${code}`, nameOf(code), { brand: brand.filter((other) => other !== code) })),
    (priceFrom ?? priceTo) !== undefined &&
      chip('price', rangeLabel(price, priceFrom, priceTo), { priceFrom: undefined, priceTo: undefined }),
    dealerCity && chip('city', `В наличии в\u00a0${cities[dealerCity].p}`, { dealerCity: undefined }),
    sale && chip('sale', 'Со\u00a0скидкой', { sale: false }),
  ].filter((one) => typeof one === 'object');
}

/** Address of the shelf with nothing chosen. The order stays: it filters nothing. */
export const resetHref = (shelf: Shelf): string =>
  shelfHref(shelf, { ...emptyStoreQuery, ...noCar, ...noRest, sort: shelf.query.sort });

const noRest = { priceFrom: undefined, priceTo: undefined, dealerCity: undefined };
