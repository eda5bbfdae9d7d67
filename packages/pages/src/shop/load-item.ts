import { getStoreItem } from '@showroom/api-client/server';
import type { ShopBase } from '@showroom/shop/shop-site';
import type { ShellFacts } from '../shell-facts.ts';
import { shopSite } from './shop-site.ts';

/** The item that a page is about; undefined where there is none. */
export async function loadItem(facts: ShellFacts, code: string, base: ShopBase = '') {
  const site = await shopSite(facts, base);
  const item = await getStoreItem(site.holdingId, Number(code), site.city);
  return item ? { site, item } : undefined;
}
