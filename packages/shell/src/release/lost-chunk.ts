/** After a new release a chunk may be gone: reload once per path, not twice within ten seconds (PRD-8, PRD-9). */
export const reloadGuardMs = 10_000;

/**
 * What the bundler and the browsers say of a script or a style that did not come: webpack and Turbopack («ChunkLoadError», «Loading CSS
 * chunk», «Failed to load chunk»), Chrome, Firefox, Safari.
 */
const words =
  /chunk|dynamically imported module|importing a module script failed|'text\/html' is not a valid javascript mime type/i;

/** Whether an error means that a part of the site's own code is not there. */
export const isLostChunk = (reason: unknown): boolean =>
  reason instanceof Error && words.test(`${reason.name} ${reason.message}`);

type Notes = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether to load this path anew, and a note that it was. False when the note cannot be kept: it could go on for ever. */
export function mayReload(path: string, notes: Notes, now: number): boolean {
  try {
    const key = `reloaded:${path}`;
    if (now - Number(notes.getItem(key) ?? 0) < reloadGuardMs) return false;
    notes.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}
