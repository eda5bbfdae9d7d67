import type { SearchFilter } from '@showroom/api-contract/search';
import type { Answer, Input } from '@showroom/bff/calls';
import { read } from '@showroom/bff/read';

export type SearchAsk = {
  query: string;
  pageVehicles: number;
  pageAccessories: number;
  pagePages: number;
  filter: SearchFilter;
};

export type SearchFound = Answer<'GET /search'>;
export type FoundVehicle = SearchFound['vehicles']['items'][number];
export type FoundAccessory = SearchFound['accessories']['items'][number];
export type FoundPage = SearchFound['pages']['items'][number];
export type FacetValue = SearchFound['vehicles']['facet'][number];

/** What a search call is given: first pages and unticked facets are left out. */
export function searchInput({
  query,
  pageVehicles,
  pageAccessories,
  pagePages,
  filter,
}: SearchAsk): Input<'GET /search'> {
  const ticked = Object.entries(filter).filter(([, values]) => values && values.length > 0);
  return {
    query,
    ...(pageVehicles > 1 && { pageVehicles }),
    ...(pageAccessories > 1 && { pageAccessories }),
    ...(pagePages > 1 && { pagePages }),
    ...(ticked.length > 0 && { filter: JSON.stringify(Object.fromEntries(ticked)) }),
  };
}

/** Vehicles, accessories and pages that a text means, a page of each; null when there is no answer (offline, aborted). */
export const findAll = (ask: SearchAsk, signal: AbortSignal): Promise<SearchFound | null> =>
  read('GET /search', searchInput(ask), signal);
