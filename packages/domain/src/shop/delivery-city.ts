import { type CityCode, cities, cityCodes } from '../city.ts';

/** How people begin an address with a city of ours; a street that is named after one stands behind its own words. */
const beginnings: Readonly<Record<CityCode, readonly string[]>> = {
  msk: ['москва', 'мск'],
  spb: ['санкт-петербург', 'санкт петербург', 'с.-петербург', 'с-петербург', 'петербург', 'спб'],
};
const before = /^(?:\d{6}\s+)?(?:россия\s+)?(?:город\s+|гор\.?\s+|г\.?\s*)?/u;

function isNamed(city: CityCode, parts: readonly string[]): boolean {
  return parts.some((part) =>
    beginnings[city].some((name) => part.startsWith(name) && !/^[\p{L}-]/u.test(part.slice(name.length))),
  );
}

/**
 * Another city of ours that an address begins a part with, where the order's own is not named: `Санкт-Петербург, Невский, 1` of an
 * order in Moscow. Villages and other cities are not known here: the centre sees them.
 */
export function otherCityIn(address: string, city: CityCode): CityCode | undefined {
  const parts = address
    .toLowerCase()
    .split(/[,;\n]/)
    .map((part) => part.trim().replace(before, ''));
  if (isNamed(city, parts)) return undefined;
  return cityCodes.find((code) => isNamed(code, parts));
}

/** Why such an address is refused. */
export const otherCityText = (named: CityCode, city: CityCode): string =>
  `Этот адрес\u00a0— в\u00a0${cities[named].p}, а\u00a0доставка\u00a0— по\u00a0${cities[city].d}. Исправьте адрес или выберите другой город.`;
