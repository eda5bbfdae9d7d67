/**
 * Calls that a page makes from the browser. They go to the shell's own /api, which passes a short list of reads on.
 * Kept free of valibot: the shell answers for the shape, and these bytes are in the critical path.
 */
import { read } from './browser-read.ts';

/** How many vehicles a listing state finds; null when unknown (offline, aborted). `query` as the API's catalogue takes it. */
export async function countVehicles(query: string, signal?: AbortSignal): Promise<number | null> {
  const answer = await read<{ total: number }>(`/api/catalog/count/?${query}`, signal);
  return answer ? answer.total : null;
}

/** City of the visitor by address: a code, or null when unknown. */
export async function guessCity(): Promise<string | null> {
  const answer = await read<{ siteCityCode: string | null }>('/api/suggestions/location/');
  return answer ? answer.siteCityCode : null;
}

/** Models of a mark among one type of vehicles, for a quick search. */
export function listModels(
  markCode: string,
  type: string,
  signal?: AbortSignal,
): Promise<{ code: string; name: string; count: number }[] | null> {
  return read(`/api/models/?markCode=${encodeURIComponent(markCode)}&type=${type}`, signal);
}
