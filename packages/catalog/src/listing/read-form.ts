import { type ListingQuery, readListingQuery } from '@showroom/domain/listing';

/**
 * State that the fields of the filter form mean, as a native submit of them is read. The server has written their values,
 * so no vocabulary is asked. The form has no field for the page: any change starts at the first one.
 */
export const readForm = (fields: string[][]): ListingQuery => readListingQuery(new URLSearchParams(fields), () => true);
