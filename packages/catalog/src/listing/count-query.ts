import { type ListingRoot, printState } from './listing-address.ts';
import { readForm } from './read-form.ts';

/** Query of the live count: the API's own spelling of everything that is chosen. */
export function countQuery({ type, condition }: ListingRoot, fields: Iterable<[string, FormDataEntryValue]>): string {
  const state = printState({ ...readForm(fields), sort: 'recommended' });
  return [`type=${type}`, condition ? `condition=${condition}` : '', state].filter(Boolean).join('&');
}
