import type { EntryName } from '../content/compile/entry-name.ts';

const sections: Partial<Record<EntryName['type'], string>> = {
  news: 'news',
  blog: 'blog',
  media: 'media',
  offer: 'actions',
};

/** Address of an article; of a page only its slug is known here, not the row that shows it. */
export function entryPath({ type, lang, code }: EntryName): string | null {
  const section = sections[type];
  if (section === undefined || (lang !== 'ru' && type !== 'news')) return null;
  return lang === 'ru' ? `/${section}/${code}/` : `/${lang}/${section}/${code}/`;
}
