let region: HTMLElement | undefined;

/** Tells screen readers a short text. The region outlives navigations, or nothing would be read after one. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.style.cssText =
      'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
    document.body.append(region);
  }
  const target = region;
  target.textContent = '';
  // A region that has just appeared is not listened to yet.
  setTimeout(() => {
    target.textContent = text;
  }, 100);
}
