import { toLookupPath } from '../../paths/lookup-path.ts';
import { isSafeTarget } from '../../paths/safe-target.ts';

/** Placeholder host for parsing a path. */
const own = 'https://own.invalid';
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const hidden = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]|%(?:0[\da-f]|1[\da-f]|7f|5c)/i;
/** Short links to short links are refused: they could loop. */
const closed: ReadonlySet<string> = new Set(['sl', 'slgen']);

/**
 * Where a short link to this path leads, campaign marks included; undefined for anything but a page of the same host
 * (B-15, B-16): another host, `//`, `/\`, dots that climb there, control characters, `/sl/`.
 */
export function shortLinkTarget(path: string, utm: Record<string, string | undefined> = {}): string | undefined {
  if (!path.startsWith('/') || hidden.test(path) || !URL.canParse(path, own)) return undefined;
  const url = new URL(path, own);
  const section = toLookupPath(url.pathname)?.split('/')[1];
  if (url.origin !== own || !isSafeTarget(url.pathname) || section === undefined || closed.has(section))
    return undefined;
  for (const [name, value] of Object.entries(utm)) if (value) url.searchParams.set(`utm_${name}`, value);
  return `${url.pathname}${url.search}${url.hash}`;
}
