import type { MenuEntry } from './menu.ts';

/** Path segments under which «Каталог» is the current section (PRD-2). */
const catalogSegments = ['cars', 'moto', 'commercial', 'atv', 'jet-ski', 'electro', 'catalog'];

/** First path segments under which an entry of the menu is the current one, for `markCurrentSection`. */
export function sectionsOf({ code, href }: Pick<MenuEntry, 'code' | 'href'>): string {
  return code === 'catalog' ? catalogSegments.join(' ') : (href?.split('/')[1] ?? '');
}

/** Marks the entries of the menus that the first segment of a path belongs to. */
export function markCurrentSection(path: string): void {
  const segment = path.split('/')[1] ?? '';
  for (const entry of document.querySelectorAll<HTMLElement>('[data-sections]')) {
    if (segment && entry.dataset.sections?.split(' ').includes(segment)) entry.setAttribute('aria-current', 'true');
    else entry.removeAttribute('aria-current');
  }
}
