import { getListing } from '@showroom/api-client/server';
import { OffersRow } from '@showroom/catalog/offers-row';
import type { StockRow } from '@showroom/content/block-props';
import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import { readListingPath } from '@showroom/domain/listing-path';
import { parseListingQuery } from '@showroom/domain/listing-values';
import { ownScope } from '../catalog/own-scope.ts';

/** Decides the latest year that a path may name. A page is made once for long, so it asks no clock. */
const anyYear = new Date('2099-01-01');

/** Cards of the first vehicles under a listing's address, the city's own before others; nothing where the brand has no such listing or nothing is in stock. */
export async function stockRow(brand: Brand, city: CityCode, href: string, count: number): Promise<StockRow | null> {
  const [path = '', query = ''] = href.split('?', 2);
  const read = readListingPath(path, anyYear);
  const scope = read && read !== 'impossible' ? ownScope(brand, read) : undefined;
  const page = scope && (await getListing(brand.holdingId, scope, parseListingQuery(new URLSearchParams(query)), city));
  if (!page || page.items.length === 0) return null;
  return { cards: <OffersRow items={page.items.slice(0, count)} />, isWhole: page.meta.page.totalResults <= count };
}
