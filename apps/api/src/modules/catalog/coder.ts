import type { FacetKey } from '@showroom/domain/listing';

/** Dictionary encoding: numbers distinct texts in order of first occurrence. */
export type Coder = {
  values: string[];
  code(value: string): number;
  /** The number of a known text, else undefined. */
  find(value: string): number | undefined;
};

/** The numbers of each facet's values and of the vehicles' texts (`textOf`), shared by all segments. */
export type Coders = Record<FacetKey | 'text', Coder>;

/** The words of one vehicle that many share, as one text: what its card says and what search looks through. */
export const textOf = ({ modification, generation }: { modification: string; generation: string }): string =>
  `${modification}\t${generation}`;

/** Takes the text apart again. */
export function readText(text: string): { modification: string; generation: string } {
  const [modification = '', generation = ''] = text.split('\t');
  return { modification, generation };
}

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
