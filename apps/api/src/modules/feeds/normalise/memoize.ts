/** Feeds say the same few words a hundred thousand times; strange ones must not fill the memory. */
const maxEntries = 5_000;

/** A reading of words that remembers what it has read. */
export function memoize<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as T;
    const fresh = read(text);
    if (known.size >= maxEntries) known.clear();
    known.set(text, fresh);
    return fresh;
  };
}
