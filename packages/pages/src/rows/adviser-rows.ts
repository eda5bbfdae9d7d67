import type { ExistenceKind } from '@showroom/domain/existence';
import { type PageRow, pageRow } from '../page-row.ts';

const code = '{code}';
const rest = (exists: ExistenceKind) => ({ guards: [], exists, isIndexed: false });
const chinese = { ...rest('adviser'), language: 'zh' } as const;

/** What advisers and centres give away as an address: personal pages, visiting and information cards. No city, no search engines. */
export const adviserRows: readonly PageRow[] = [
  pageRow('/i/{code}', 'personal', { language: 'ru', code }, rest('adviser')),
  pageRow('/i/en/{code}', 'english-personal', { code }, rest('adviser')),
  pageRow('/i/cn/{code}', 'personal', { language: 'zh', code }, chinese),
  pageRow('/vcard/{code}', 'visit-card', { language: 'ru', code }, rest('adviser')),
  pageRow('/vcard/ru/{code}', 'visit-card', { language: 'ru', code }, rest('adviser')),
  pageRow('/vcard/en/{code}', 'visit-card', { language: 'en', code }, { ...rest('adviser'), language: 'en' }),
  pageRow('/vcard/cn/{code}', 'visit-card', { language: 'zh', code }, chinese),
  pageRow('/ic/{code}', 'info-card', { code }, rest('info-card')),
];
