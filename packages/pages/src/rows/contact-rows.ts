import type { GuardName } from '@showroom/guards/route-table';
import { type PageRow, pageRow } from '../page-row.ts';

const guards: GuardName[] = ['city-contacts'];
const centre = '/contacts/{code}/{dealer}';
const dealer = '{dealer}';
const adviser = '{adviser}';

/** Dealer centres and who works there. Below a mark a centre's address leads to the one below its city. */
export const contactRows: readonly PageRow[] = [
  pageRow('/contacts', 'contacts', { code: '-' }, { guards }),
  pageRow('/contacts/{code}', 'contacts', { code: '{code}' }, { guards, exists: 'contact-area' }),
  pageRow(centre, 'dealer', { dealer }, { guards, exists: 'dealer-page' }),
  pageRow(`${centre}/advisers`, 'dealer-advisers', { dealer }, { guards, exists: 'dealer-page' }),
  pageRow(`${centre}/advisers/{adviser}`, 'adviser', { adviser }, { guards, exists: 'dealer-adviser' }),
  pageRow('/reviews', 'reviews', { dealer: '-', adviser: '-' }),
  pageRow('/reviews/{code}', 'reviews', { dealer: '{code}', adviser: '-' }, { exists: 'dealer' }),
  pageRow('/reviews/{dealer}/{adviser}', 'reviews', { dealer, adviser }, { exists: 'reviewed-adviser' }),
  pageRow('/feedback', 'feedback', { dealer: '-' }),
  pageRow('/feedback/{code}', 'feedback', { dealer: '{code}' }, { exists: 'dealer' }),
  pageRow('/about/advisers', 'advisers', {}, { title: 'Консультанты' }),
];
