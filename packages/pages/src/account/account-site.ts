import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import { rowsOf } from '../routes-of.ts';

/** What the screens of the account need to know of their site. */
export function accountSite(brand: Brand, city: CityCode) {
  const { code, name, host, consentMode, holdingId, phones } = brand;
  const sections = ['home', ...rowsOf(brand, 'account').map(({ params: { section } }) => section)];
  return { code, name, host, consentMode, holdingId, phone: phones[city], sections };
}
