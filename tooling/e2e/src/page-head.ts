const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#x27': "'" };

/** Text of a piece of HTML as it is read: without tags, every space a plain one. */
export const readText = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->|<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();

export type PageHead = {
  title: string;
  /** Every first heading: there must be one. */
  h1: string[];
  canonical: string | null;
  isIndexed: boolean;
};

/** What search engines read first of a page, taken from its HTML as it came. */
export function readHead(html: string): PageHead {
  const markup = html.replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '');
  const robots = /<meta name="robots" content="([^"]*)"/.exec(markup)?.[1] ?? '';
  return {
    title: readText(/<title>([^<]*)/.exec(markup)?.[1] ?? ''),
    h1: [...markup.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inside = '']) => readText(inside)),
    canonical: readText(/<link rel="canonical" href="([^"]*)"/.exec(markup)?.[1] ?? '') || null,
    isIndexed: !/noindex|none/.test(robots),
  };
}
