import { articlePath, pagePath } from '@showroom/domain/content-path';
import type { EntryName } from '../compile/entry-name.ts';

const sections: Partial<Record<EntryName['type'], string>> = {
  news: 'news',
  blog: 'blog',
  media: 'media',
  offer: 'actions',
};

/** Address of a text on the site; null for what has none of its own. */
export function entryPath({ type, lang, code }: EntryName): string | null {
  if (type === 'page') return lang === 'ru' || code.startsWith(`${lang}-`) ? pagePath(code) : null;
  if (type === 'vacancy') return lang === 'ru' ? pagePath('about-career') : null;
  const section = sections[type];
  if (section === undefined || (lang !== 'ru' && type !== 'news')) return null;
  return articlePath(section, code, lang);
}
