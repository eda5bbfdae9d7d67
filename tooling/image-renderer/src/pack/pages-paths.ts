/** First screens: the home page and the first page of each listing. */
const pages = ['/', '/cars/', '/cars/new/', '/cars/used/', '/electro/', '/moto/', '/atv/', '/jet-ski/', '/commercial/'];
const more = ['/contacts/', '/services/', '/store/', '/brands/', '/news/', '/blog/'];

/** The kinds of pictures that are packed, the most important first. */
const ranks = [/^scene\/hero/, /\/card\.webp$/, /\/(?:avatar|thumb)\.webp$/, /\/card@2x\.webp$/];
/** What phones, of two dots a pixel, see first: their cards are packed in that density, too. */
const densest = ['/', '/cars/', '/cars/new/'];

/**
 * Paths under `/media/` of the small pictures that pages of running sites show, most shown first; scenes in all their sizes, cards of
 * the most visited pages in double density.
 */
export async function pathsOfPages(origins: readonly string[]): Promise<string[]> {
  const found = new Map<string, number>();
  for (const origin of origins)
    for (const page of [...pages, ...more]) {
      const answer = await fetch(origin + page);
      if (!answer.ok) continue;
      const html = await answer.text();
      for (const [, path = ''] of html.matchAll(/\/media\/([a-z0-9/@-]{1,120}\.webp)/g)) {
        if (/^(?:og|uploads|reviews)\//.test(path)) continue;
        if (path.endsWith('@2x.webp') && !path.startsWith('scene/') && !densest.includes(page)) continue;
        found.set(path, (found.get(path) ?? 0) + 1);
      }
    }
  const rank = (path: string) => ranks.findIndex((kind) => kind.test(path));
  const wanted = [...found].filter(([path]) => rank(path) >= 0);
  return wanted.sort(([a, na], [b, nb]) => rank(a) - rank(b) || nb - na || (a < b ? -1 : 1)).map(([path]) => path);
}
