import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';

/** What a form needs to know of the site it stands on; small enough to be handed to the browser on every page. */
export type FormFacts = {
  consentMode: Brand['consentMode'];
  city: CityCode;
  /** Phone of the company in this city, digits. */
  companyPhone: string;
};

export function formFacts(brand: Brand, city: CityCode): FormFacts {
  return { consentMode: brand.consentMode, city, companyPhone: brand.phones[city] };
}
