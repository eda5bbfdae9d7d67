import type { FacetKey } from '@showroom/domain/listing';

/** Dictionary encoding: numbers distinct texts in order of first occurrence. */
export type Coder = {
  values: string[];
  code(value: string): number;
  /** The number of a known text, else undefined. */
  find(value: string): number | undefined;
};

/** The numbers of each facet's values, and of the modifications on the cards, shared by all segments. */
export type Coders = Record<FacetKey | 'modification', Coder>;

export function createCoder(known: readonly string[] = []): Coder {
  const values = [...known];
  const numbers = new Map(values.map((value, index) => [value, index]));
  return {
    values,
    find: (value) => numbers.get(value),
    code: (value) => {
      const found = numbers.get(value);
      if (found !== undefined) return found;
      const next = values.length;
      values.push(value);
      numbers.set(value, next);
      return next;
    },
  };
}
