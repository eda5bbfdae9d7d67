/**
 * Does the work once the browser has painted what stands now: what a press is answered with comes first, the rest after it.
 * A page that nobody sees is not painted, so the work waits there.
 */
export function afterPaint(work: () => void): void {
  // A frame's callbacks run before it is painted, a task after it.
  requestAnimationFrame(() => setTimeout(work));
}
