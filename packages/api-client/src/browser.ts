/**
 * Calls that a page makes from the browser. They go to the shell's own /api, which passes a short list of reads on.
 * Kept free of valibot: the shell answers for the shape, and these bytes are in the critical path.
 */
async function read<T>(path: string, signal?: AbortSignal): Promise<T | null> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' }, ...(signal ? { signal } : {}) });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}

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

/** Models of a mark for the home page's search block. */
export function listModels(
  markCode: string,
  signal?: AbortSignal,
): Promise<{ code: string; name: string; count: number }[] | null> {
  return read(`/api/models/?markCode=${encodeURIComponent(markCode)}`, signal);
}
