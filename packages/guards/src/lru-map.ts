/** A map that forgets what was used longest ago. */
export type LruMap<V> = {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  values(): Iterable<V>;
  readonly size: number;
};

/** @param max entries kept; one more drops the oldest */
export function createLruMap<V>(max: number): LruMap<V> {
  // A Map keeps the order of insertion, so moving a key to the end on use makes the first key the oldest.
  const entries = new Map<string, V>();
  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) {
        entries.delete(key);
        entries.set(key, value);
      }
      return value;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= max) return;
      const oldest = entries.keys().next();
      if (!oldest.done) entries.delete(oldest.value);
    },
    values: () => entries.values(),
    get size() {
      return entries.size;
    },
  };
}
