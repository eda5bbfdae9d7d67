import type { FacetKey } from '@showroom/domain/listing';
import type { StockRow } from './stock-rows.ts';

/** Dictionary encoding: numbers distinct texts in order of first occurrence. */
export type Coder = {
  values: string[];
  code(value: string): number;
  /** The number of a known text, else undefined. */
  find(value: string): number | undefined;
};

/** The numbers of each facet's values and of the vehicles' texts (`textOf`), shared by all segments. */
export type Coders = Record<FacetKey | 'text', Coder>;

/** What one vehicle is told by that many share, as one text: what its card says, what search looks through, what it carries. */
export const textOf = ({
  modification,
  generation,
  cargo,
}: Pick<StockRow, 'modification' | 'generation' | 'cargo'>): string => `${modification}\t${generation}\t${cargo}`;

/** Takes the text apart again. */
export function readText(text: string): Pick<StockRow, 'modification' | 'generation' | 'cargo'> {
  const [modification = '', generation = '', cargo = ''] = text.split('\t');
  return { modification, generation, cargo };
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
