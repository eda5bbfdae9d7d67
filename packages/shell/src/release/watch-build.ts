/** How often an open page asks whether a new build is out, ms (PD-56). */
export const pollMs = 60_000;

type Page = {
  /** Id of the build that made this page. */
  build: string;
  isVisible: () => boolean;
  onVisible: (listener: () => void) => void;
  /** Id of the build that is served now; rejects while nobody answers. */
  ask: () => Promise<string>;
};

/** Calls `onNew` once, when another build than the page's is served. Asks while the page is seen, and when it is seen again. */
export function watchBuild({ build, isVisible, onVisible, ask }: Page, onNew: () => void): void {
  let asked = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  let isTold = false;
  const check = async () => {
    if (isTold || !isVisible() || Date.now() - asked < pollMs) return;
    asked = Date.now();
    const served = await ask().catch(() => build);
    if (served === build || isTold) return;
    isTold = true;
    clearInterval(timer);
    onNew();
  };
  timer = setInterval(check, pollMs);
  onVisible(() => void check());
}
