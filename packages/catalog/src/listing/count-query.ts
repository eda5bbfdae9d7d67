import { printListingQuery } from '@showroom/domain/listing';
import type { ListingRoot } from '@showroom/domain/listing-address';
import { readForm } from './read-form.ts';

/** Query of the live count: the API's own spelling of everything that is chosen. */
export function countQuery({ base }: ListingRoot, fields: string[][]): string {
  const state = printListingQuery({ ...readForm(fields), sort: 'recommended' });
  const own = new URLSearchParams(state);
  const fixed = Object.entries(base).flatMap(([key, value]) => (own.has(key) ? [] : [`${key}=${value}`]));
  return [...fixed, state].filter(Boolean).join('&');
}
