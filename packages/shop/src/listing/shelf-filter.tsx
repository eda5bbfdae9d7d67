'use client';

import { read } from '@showroom/bff/read';
import { FilterForm, type FilterFormProps } from '@showroom/listing/filter-form';
import { useMemo } from 'react';
import { countQuery, readFields } from './count-query.ts';
import { type ShelfRoot, shelfAddress } from './shelf.ts';

type Props = Omit<FilterFormProps, 'grammar'> & { root: ShelfRoot };

const follows = { mark: 'model' };
const countOf = (query: string, signal: AbortSignal) => read('GET /store/count', query, signal);

/** The filter of a shelf. */
export function ShelfFilter({ root, ...rest }: Props) {
  const grammar = useMemo(
    () => ({
      addressOf: (fields: string[][]) => shelfAddress(root, readFields(fields)),
      queryOf: (fields: string[][]) => countQuery(root, fields),
      countOf,
      follows,
    }),
    [root],
  );
  return <FilterForm {...rest} grammar={grammar} />;
}
