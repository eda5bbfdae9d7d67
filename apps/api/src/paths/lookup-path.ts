// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const unreadable = /[\u0000-\u001f\u007f\\]/;

/**
 * The one spelling that redirects are stored and compared in: without query, decoded once, lower case, with a
 * final slash. Undefined for what is no path of ours: no leading slash, broken escapes, control characters, `//`.
 */
export function toLookupPath(path: string): string | undefined {
  const bare = path.split(/[?#]/, 1)[0] ?? '';
  const decoded = decodeOnce(bare);
  if (decoded === undefined || !decoded.startsWith('/') || decoded.includes('//') || unreadable.test(decoded)) {
    return undefined;
  }
  const lower = decoded.toLowerCase();
  return lower.endsWith('/') ? lower : `${lower}/`;
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
