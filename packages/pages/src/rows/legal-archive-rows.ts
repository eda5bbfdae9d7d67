import { type PageRow, pageRow } from '../page-row.ts';

const former = [
  ['cookie-2026-09', 'Файлы cookie: редакция от 1 сентября 2026 года'],
  ['consent-to-processing-2026-09', 'Обработка персональных данных: редакция от 1 сентября 2026 года'],
  ['terms-of-use-2026-09', 'Пользовательское соглашение: редакция от 1 сентября 2026 года'],
] as const;

/** Former editions of the legal texts: whoever agreed to one can read it. A new edition leaves its predecessor here. */
export const legalArchiveRows: readonly PageRow[] = former.map(([slug, title]) =>
  pageRow(`/${slug}`, 'static', { slug }, { title }),
);
