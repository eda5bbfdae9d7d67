/** After a new release a chunk may be gone: reload once per path, not twice within ten seconds (PRD-8, PRD-9). */
export const reloadGuardMs = 10_000;

/**
 * What the bundler and the browsers say of a script or a style that did not come: webpack and Turbopack («ChunkLoadError», «Loading CSS
 * chunk», «Failed to load chunk»), Chrome, Firefox, Safari. Short: every page carries them.
 */
const words = /chunk|imported module|module script|mime type/i;

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

/** Names what is a script or a style of a build. Its element hears that it did not come, whoever asked and whatever is done about it. */
const ofBuild = '[src*="/_next/static"],[href*="/_next/static"]';

/**
 * Loads the page anew when a part of its code is gone because another build is served. While nobody answers, or the
 * build is the same, a reload would help nobody and lose what was typed: whoever asked for the part says so.
 */
export function reloadOnLostChunk(signal: AbortSignal): void {
  const onLost = async () => {
    const { id }: { id: string } = await (await fetch('/build.json')).json();
    const { build = id } = document.documentElement.dataset;
    if (build !== id && mayReload(location.pathname, sessionStorage, Date.now())) location.reload();
  };
  const hear = ({ target, error, reason }: Partial<ErrorEvent & PromiseRejectionEvent>) => {
    // The window itself has no `matches`.
    if ((target as Element).matches?.(ofBuild) || isLostChunk(error ?? reason)) onLost().catch(() => undefined);
  };
  addEventListener('error', hear, { capture: true, signal });
  addEventListener('unhandledrejection', hear, { signal });
}
