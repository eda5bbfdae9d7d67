const longest = 500;
const own = 'https://own.invalid';

/**
 * Path of the page a form was sent from. Only a path of the own site is taken, and only the path is kept: a query may
 * hold what somebody typed. Undefined for anything else.
 */
export function pagePath(formUrl: string): string | undefined {
  if (!formUrl.startsWith('/') || formUrl.length > longest) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\\\u0000-\u001f]/.test(formUrl) || !URL.canParse(formUrl, own)) return undefined;
  const url = new URL(formUrl, own);
  return url.origin === own ? url.pathname : undefined;
}
