/**
 * Fetches what the kit's markup asks of a browser and an older one lacks: `command`, `closedby`, `popover` (ADR-029).
 * Call it once a page, in the browser. A browser that has them fetches nothing.
 */
export function loadPolyfills(): void {
  // Whoever has these two has popovers: they are younger.
  if ('commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype) return;
  void import('./polyfills.ts').then(({ addPolyfills }) => addPolyfills());
}
