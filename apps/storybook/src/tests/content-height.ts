/** Tallest picture, px: a page of docs is not a component. */
const tallest = 4_000;

/** How far down a story reaches, px. A layer above the page shows the whole screen. */
export function contentHeight(): number {
  if (document.querySelector('dialog:modal')) return window.innerHeight;
  const bottoms = [...document.body.querySelectorAll('*')].map((element) => {
    const { bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 ? bottom + window.scrollY : 0;
  });
  const layer = document.querySelector(':popover-open') ? 24 : 0;
  return Math.min(tallest, Math.ceil(Math.max(1, ...bottoms) + layer));
}
