/** A read of the shell's own /api: the body, or null when there is none (refused, offline, aborted). */
export async function read<T>(path: string, signal?: AbortSignal): Promise<T | null> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' }, ...(signal ? { signal } : {}) });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
