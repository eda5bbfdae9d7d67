import { toCity } from '@showroom/domain/city';
import type { ShopBase, ShopSite } from '@showroom/shop/shop-site';
import type { ShellFacts } from '../shell-facts.ts';

/** What the shop's screens know of the shell. */
export async function shopSite({ brand, city }: ShellFacts, base: ShopBase): Promise<ShopSite> {
  const { code, host, holdingId, name, consentMode, features, phones } = brand;
  const here = toCity(await city());
  return { code, host, holdingId, name, consentMode, features, city: here, phone: phones[here], base };
}
