/** A pointer that only passes over asks for nothing, ms. */
const restMs = 100;

/**
 * Calls `near` with what `find` finds once a pointer has rested on it, or the keyboard has come to it, so that what a press shows is there
 * before. A press ends the waiting: its answer is painted first, and asks for the rest itself.
 */
export function onApproach<Found>(
  find: (event: Event) => Found | null | false | undefined,
  near: (found: Found) => void,
  signal: AbortSignal,
): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const wait = (event: PointerEvent | FocusEvent) => {
    clearTimeout(waiting);
    // A finger does not rest before it presses.
    const found = !('pointerType' in event && event.pointerType === 'touch') && find(event);
    if (found) waiting = setTimeout(() => near(found), restMs);
  };
  const options = { passive: true, signal };
  document.addEventListener('pointerover', wait, options);
  document.addEventListener('pointerdown', () => clearTimeout(waiting), options);
  // A press gives the focus, too.
  document.addEventListener(
    'focusin',
    (event) => event.target instanceof Element && event.target.matches(':focus-visible') && wait(event),
    options,
  );
}
