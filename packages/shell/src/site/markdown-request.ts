import type { Answer } from '@showroom/guards/answer';
import type { Plan, PlanRequest } from '@showroom/web-server/plan';

/** Kinds of pages that are also answered as Markdown, by the name in their internal address. */
export const markdownKinds = [
  'home',
  'static',
  'about',
  'english',
  'event',
  'service',
  'articles',
  'article',
  'english-articles',
  'english-article',
  'listing',
  'vehicle',
  'store',
  'item',
] as const;
export type MarkdownKind = (typeof markdownKinds)[number];

/** The handler of the shells that writes it; followed by the internal address of the page. */
const handlerPath = '/markdown';
const ending = '.md';
const kinds: ReadonlySet<string> = new Set(markdownKinds);

/** How much a type is wanted, from 0 to 1; undefined where it is not named. */
function quality(accept: string, type: string): number | undefined {
  const range = accept.split(',').map((one) =>
    one
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  const found = range.find(([name]) => name === type);
  if (!found) return undefined;
  const said = found.find((part) => part.startsWith('q='));
  return said === undefined ? 1 : Number(said.slice(2)) || 0;
}

/** Whether Markdown is named, and wanted no less than HTML. `*` alone is a browser. */
export function prefersMarkdown(accept: string): boolean {
  if (!accept.includes('text/markdown')) return false;
  const markdown = quality(accept, 'text/markdown') ?? 0;
  return markdown > 0 && markdown >= (quality(accept, 'text/html') ?? 0);
}

/** The page that a request for Markdown is about: `/cars/new.md` is that of `/cars/new/`, `/index.md` the home page's. */
export function markdownOf({ method, url, accept }: PlanRequest): { url: string; hasEnding: boolean } | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark);
  if (path.endsWith(ending) && path.length > ending.length + 1) {
    const page = path === '/index.md' ? '/' : `${path.slice(0, -ending.length)}/`;
    return { url: page + query, hasEnding: true };
  }
  return accept !== undefined && prefersMarkdown(accept) ? { url, hasEnding: false } : undefined;
}

/** Where the Markdown of a page is: `/cars/new/` → `/cars/new.md`. */
export function markdownPath(location: string): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(location) ?? [];
  return `${path === '/' ? '/index' : path.replace(/\/$/, '')}${ending}${rest}`;
}

/**
 * The plan for Markdown in place of a page; undefined where that page has none. The internal address is the page's own behind the
 * handler's path, so that nothing of it meets the cache of pages.
 */
export function toMarkdownPlan(answer: Answer, { hasEnding }: { hasEnding: boolean }): Plan | undefined {
  if (answer.kind === 'redirect' && answer.reason !== 'sign-in' && hasEnding && answer.location.startsWith('/'))
    return { kind: 'redirect', status: answer.status, location: markdownPath(answer.location) };
  if (answer.kind !== 'rewrite' || answer.match?.route.isPrivate) return undefined;
  const kind = answer.to.split('/')[3] ?? '';
  if (!kinds.has(kind)) return undefined;
  return { kind: 'handler', variant: answer.city, path: `${handlerPath}${answer.to}/` };
}
