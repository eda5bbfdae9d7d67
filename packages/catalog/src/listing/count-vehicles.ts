import { read } from '@showroom/bff/read';

/** What a query of the catalogue finds, in all and by the values of its facets; null when nobody can say. */
export const countFacets = (query: string, signal: AbortSignal) => read('GET /catalog/count', query, signal);

export const countVehicles = async (query: string, signal: AbortSignal): Promise<number | null> =>
  (await countFacets(query, signal))?.total ?? null;
