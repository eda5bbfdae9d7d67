import { absoluteUrl, type Brand } from './brand.ts';

/** Size of link previews, pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** What a preview may be drawn for: the path of a page without its query. */
const drawable = /^\/(?:[a-z0-9_/-]{1,110}\/)?$/;

/** A few signs that change with a text (FNV-1a), so that a new title has an address that nobody has kept. */
function editionOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Preview of a page for messengers, as Open Graph names it. The API draws it from its own data: `title` is here for the edition and the words. */
export function sharePicture(brand: Pick<Brand, 'code' | 'host'>, path: string, title: string) {
  const [bare = '/'] = path.split(/[?#]/);
  const page = drawable.test(bare) && bare !== '/' ? bare.slice(0, -1) : '/home';
  return {
    url: absoluteUrl(brand, `/media/og/${brand.code}/${editionOf(title)}${page}.jpg`),
    ...shareSize,
    alt: title,
  };
}

/** Brand and page of a preview's path under `/media/`; undefined for what is none. */
export function readSharePath(path: string): { code: string; page: string } | undefined {
  const [, code, page] = /^og\/([a-z0-9-]{1,40})\/[a-z0-9]{1,8}\/([a-z0-9_-][a-z0-9_/-]{0,109})\.jpg$/.exec(path) ?? [];
  if (code === undefined || page === undefined || page.includes('//')) return undefined;
  return { code, page: page === 'home' ? '/' : `/${page}/` };
}
