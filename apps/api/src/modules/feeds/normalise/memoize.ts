/** Feeds repeat few values many times; the limit keeps unknown ones from filling the memory. */
const maxEntries = 5_000;

/** Caches the results of a pure function of a text, the last `most` or fewer of them. */
export function memoize<T>(read: (text: string) => T, most = maxEntries): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as T;
    const fresh = read(text);
    if (known.size >= most) known.clear();
    known.set(text, fresh);
    return fresh;
  };
}
