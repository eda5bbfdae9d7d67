import { apiBase } from './env.ts';

/** Whether the API answers within 2 s. Never rejects. */
export async function isApiUp(): Promise<boolean> {
  const answer = await fetch(`${apiBase()}/health`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  return answer?.ok ?? false;
}
