import type { CatalogPage } from '@showroom/api-contract/catalog';
import { type FacetKey, type FlagKey, facetKeys, flagKeys } from '@showroom/domain/listing';
import { formatInteger } from '@showroom/domain/text';
import { countsHours } from '@showroom/domain/vehicle-use';
import type { Dictionary } from './dictionary.ts';
import type { ListingRequest } from './listing-request.ts';
import type { FilterName, ListingResult, RangeName } from './listing-result.ts';
import { labelsOf } from './present-facets.ts';

const maxOffers = 6;

const names: Record<FilterName, string> = {
  mark: 'Марка',
  model: 'Модель',
  bodyType: 'Кузов',
  engine: 'Двигатель',
  gear: 'Коробка передач',
  drive: 'Привод',
  color: 'Цвет',
  seats: 'Количество мест',
  country: 'Страна',
  dealerCity: 'Город',
  dealer: 'Дилерский центр',
  price: 'Цена',
  year: 'Год выпуска',
  mileage: 'Пробег',
  power: 'Мощность',
  volume: 'Объём двигателя',
  vat: 'Цена с НДС',
  sale: 'Цена снижена',
  promo: 'С выгодой',
};
const units: Record<RangeName, string> = { price: '₽', year: '', mileage: 'км', power: 'л.с.', volume: 'см³' };

const isFlag = (name: FilterName): name is FlagKey => (flagKeys as readonly string[]).includes(name);
const isFacet = (name: FilterName): name is FacetKey => (facetKeys as readonly string[]).includes(name);

function printRange(name: RangeName, { from, to }: { from: number; to: number }, unit = units[name]): string {
  const print = (value: number) =>
    name === 'year' ? String(value) : formatInteger(name === 'price' ? value / 100 : value);
  const low = from > 0 ? `от ${print(from)}` : '';
  const high = to < Number.MAX_SAFE_INTEGER ? `до ${print(to)}` : '';
  return [low, high, unit].filter((part) => part !== '').join(' ');
}

/** Text of an active filter: `Цвет: Чёрный, Белый`, `Цена: до 500 000 ₽`. */
function describe(name: FilterName, request: ListingRequest, dictionary: Dictionary): string {
  if (isFacet(name)) {
    const labels = labelsOf(name, dictionary, request);
    return `${names[name]}: ${(request.facets[name] ?? []).map((value) => labels.get(value) ?? value).join(', ')}`;
  }
  if (isFlag(name)) return names[name];
  const range = request.ranges[name];
  if (!range) return names[name];
  const hours = name === 'mileage' && countsHours(request.type);
  return hours ? `Моточасы: ${printRange(name, range, 'ч')}` : `${names[name]}: ${printRange(name, range)}`;
}

/**
 * When nothing is found: the filters whose dropping alone would bring vehicles, most first. `key` is a facet key,
 * a range without its From/To, or a switch; `value` is set where the filter has just one.
 */
export function presentRecovery(
  result: ListingResult,
  dictionary: Dictionary,
  request: ListingRequest,
): CatalogPage['recovery'] {
  return [...result.drops]
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxOffers)
    .map(([key, count]) => {
      const chosen = isFacet(key) ? request.facets[key] : undefined;
      const value = chosen?.length === 1 ? (chosen[0] ?? null) : null;
      return { key, value, label: describe(key, request, dictionary), count };
    });
}
