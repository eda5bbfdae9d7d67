/** Favourite, compared and recent vehicles, from the browser. No valibot here, as in browser.ts. */
import type { ShortVehicle } from '@showroom/api-contract/catalog-short';
import { read } from './browser-read.ts';

/**
 * Vehicles in the order of the ids; what this brand never had is left out. Null when there is no answer.
 * @param detailed asks for what a comparison shows, of 20 at most; otherwise 100.
 */
export async function listShort(
  ids: readonly number[],
  detailed: boolean,
  signal?: AbortSignal,
): Promise<ShortVehicle[] | null> {
  if (ids.length === 0) return [];
  const answer = await read<{ items: ShortVehicle[] }>(
    `/api/catalog/short/?ids=${ids.join(',')}${detailed ? '&detail=1' : ''}`,
    signal,
  );
  return answer ? answer.items : null;
}
