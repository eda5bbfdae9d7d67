/** So many are counted, and no more. */
const mostShared = 1_000;

/**
 * Ids of a shared comparison, `/compare/?ids=1,2,3`: each once, whatever is no id left out; more than a comparison holds are for the
 * page to refuse aloud.
 * Null when the address shares nothing, so that the visitor's own comparison is meant.
 */
export function readSharedIds(search: string): number[] | null {
  const text = new URLSearchParams(search).get('ids');
  if (text === null) return null;
  const ids = text
    .split(',')
    // As people type them: `1, 2`.
    .map((part) => part.trim())
    .filter((part) => /^[1-9]\d{0,9}$/.test(part))
    .map(Number)
    .filter((id) => id <= 2_147_483_647);
  return [...new Set(ids)].slice(0, mostShared);
}

/** Address of a comparison that shows the same to anyone. */
export const sharedHref = (ids: readonly number[]): string => `/compare/?ids=${ids.join(',')}`;
