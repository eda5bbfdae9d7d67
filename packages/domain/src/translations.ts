/** Languages of pages; an address of a language other than Russian begins with its code. */
export type PageLanguage = 'ru' | 'en' | 'zh';

/** Pages that say the same in several languages, where their addresses differ by more than the code of the language. */
const others: readonly Readonly<Partial<Record<PageLanguage, string>>>[] = [
  { ru: '/about/history/', en: '/en/history/' },
];

/** Pages that stand in English too, news aside: which of those are translated, only the API knows. */
export const englishPaths: ReadonlySet<string> = new Set([
  '/en/about/',
  '/en/history/',
  '/en/about/compliance/',
  '/en/news/',
]);

const codeOf = (path: string): PageLanguage => (/^\/(en|zh)\//.exec(path)?.[1] as PageLanguage | undefined) ?? 'ru';

/**
 * Addresses that a page would have in each language, its own among them. Which of them exist, only the routes and the content of a
 * brand know.
 */
export function translatedPaths(path: string): Readonly<Record<PageLanguage, string>> {
  const group = others.find((one) => Object.values(one).includes(path));
  const russian = group?.ru ?? (codeOf(path) === 'ru' ? path : path.slice(3));
  return { ru: russian, en: `/en${russian}`, zh: `/zh${russian}`, ...group };
}
