const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Endings of Russian words change; what stays is the beginning. */
const stem = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word);

/**
 * Hides the questions of a page that do not have all the words, and sections that are left without any.
 * @returns how many are left, or null when nothing is looked for
 */
export function filterQuestions(root: ParentNode, text: string): number | null {
  const wanted = words(text).map(stem);
  let left = 0;
  for (const item of root.querySelectorAll<HTMLElement>('[data-question]')) {
    const own = words(item.textContent ?? '');
    item.hidden = !wanted.every((word) => own.some((known) => known.startsWith(word)));
    if (!item.hidden) left += 1;
  }
  for (const section of root.querySelectorAll<HTMLElement>('section:has([data-question])')) {
    section.hidden = section.querySelector('[data-question]:not([hidden])') === null;
  }
  return wanted.length > 0 ? left : null;
}
