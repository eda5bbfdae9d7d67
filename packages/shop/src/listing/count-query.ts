import { printStoreQuery, readStoreQuery } from '@showroom/domain/shop/store-query';
import type { ShelfRoot } from './shelf.ts';

/** State that the fields of the filter mean. The form has no field for the page: any change starts at the first one. */
export const readFields = (fields: string[][]) => readStoreQuery(new URLSearchParams(fields));

/** Query of the live count: the API's own spelling of everything that is chosen. */
export function countQuery({ shop, categories }: ShelfRoot, fields: string[][]): string {
  const state = printStoreQuery({ ...readFields(fields), sort: 'popular' });
  return [`shop=${shop}`, categories && `categories=${categories}`, state].filter(Boolean).join('&');
}
