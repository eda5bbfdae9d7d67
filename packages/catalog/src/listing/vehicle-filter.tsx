'use client';

import { type ListingRoot, listingAddress } from '@showroom/domain/listing-address';
import { FilterForm, type FilterFormProps } from '@showroom/listing/filter-form';
import { useMemo } from 'react';
import { countQuery } from './count-query.ts';
import { countFacets } from './count-vehicles.ts';
import { readForm } from './read-form.ts';

type Props = Omit<FilterFormProps, 'grammar'> & { root: ListingRoot };

const follows = { mark: 'model' };

/** The filter of a listing of vehicles. */
export function VehicleFilter({ root, ...rest }: Props) {
  const grammar = useMemo(
    () => ({
      addressOf: (fields: string[][]) => listingAddress(root, readForm(fields)),
      queryOf: (fields: string[][]) => countQuery(root, fields),
      countOf: countFacets,
      follows,
    }),
    [root],
  );
  return <FilterForm {...rest} grammar={grammar} />;
}
