import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';

/** Where links of a screen lead: pages of the site, or the copies that stand in a partner's frame. */
export type ShopBase = '' | '/iframe';

/** What the screens of the shop know of the shell. */
export type ShopSite = Pick<Brand, 'code' | 'host' | 'holdingId' | 'name' | 'consentMode' | 'features'> & {
  city: CityCode;
  /** Company phone of the city, digits only. */
  phone: string;
  base: ShopBase;
};
