let region: HTMLElement | undefined;

/** Announces a text to screen readers. The live region survives navigations, else nothing would be read after one. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    // At the top: below the footer it would make the page a pixel longer.
    region.style.cssText =
      'position:absolute;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
    document.body.append(region);
  }
  const target = region;
  target.textContent = '';
  // Screen readers ignore the first text of a new region.
  setTimeout(() => {
    target.textContent = text;
  }, 100);
}
