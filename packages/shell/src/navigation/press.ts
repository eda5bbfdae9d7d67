/** A press that is let go farther away than this, in CSS pixels, was taken back. */
const heldWithinPx = 32;

type Point = { clientX: number; clientY: number };

/** Whether the hand has moved away between the press and the release. */
export function isTakenBack(from: Point, to: Point): boolean {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > heldWithinPx;
}

/** Calls back once if the press that has just begun is let go elsewhere, or is cancelled by the system. */
export function whenTakenBack(from: Point, takeBack: () => void): void {
  const controller = new AbortController();
  const { signal } = controller;
  const end = (taken: boolean) => {
    controller.abort();
    if (taken) takeBack();
  };
  addEventListener('pointerup', (to) => end(isTakenBack(from, to)), { signal });
  addEventListener('pointercancel', () => end(true), { signal });
}
