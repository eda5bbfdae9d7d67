import { type CityCode, cities } from '@showroom/domain/city';
import { formatInteger } from '@showroom/domain/text';

/** City of each dealer centre, by its code. */
export type CentreCities = Readonly<Record<string, CityCode>>;

type Stock = readonly { dealer: string; qty: number }[];

export type StockHint = { tone: 'here' | 'elsewhere' | 'none'; text: string };

const few = 2;
const pieces = (stock: Stock) => stock.reduce((sum, { qty }) => sum + qty, 0);

/** Free pieces at all centres. */
export const freePieces = (stock: Stock): number => pieces(stock);

/** What a card says of an item's stock, seen from a city. */
export function stockHint(stock: Stock, centres: CentreCities, city: CityCode): StockHint {
  const here = pieces(stock.filter(({ dealer }) => centres[dealer] === city));
  const where = `в\u00a0${cities[city].p}`;
  if (here > few) return { tone: 'here', text: `В наличии ${where}` };
  if (here > 0) return { tone: 'here', text: `В наличии ${where}: ${formatInteger(here)}\u00a0шт.` };
  if (pieces(stock) > 0) return { tone: 'elsewhere', text: 'Привезём из\u00a0другого города' };
  return { tone: 'none', text: 'Нет в\u00a0наличии' };
}
