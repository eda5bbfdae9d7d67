import { read } from '@showroom/bff/read';

/** How many vehicles a query of the catalogue finds; null when nobody can say. */
export const countVehicles = async (query: string, signal: AbortSignal): Promise<number | null> =>
  (await read('GET /catalog/count', query, signal))?.total ?? null;
