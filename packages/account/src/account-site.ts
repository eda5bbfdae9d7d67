import type { Brand } from '@showroom/domain/brand';
import type { ReactNode } from 'react';

/** What the account needs to know of the site it stands on. */
export type AccountSite = Pick<Brand, 'code' | 'name' | 'host' | 'consentMode' | 'holdingId'> & {
  /** Phone of the company, digits. */
  phone: string;
  /** Sections that this site has. */
  sections: readonly string[];
};
export type SectionProps = {
  site: AccountSite;
  /** Marks that the dealer sells, for the garage. */
  marks?: readonly { code: string; name: string }[] | undefined;
  booking?: ReactNode;
  /** Favourite goods, for the favourites. */
  goods?: ReactNode;
};
