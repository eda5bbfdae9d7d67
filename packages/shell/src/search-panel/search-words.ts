import { searchSections } from '@showroom/api-contract/search';
import { countOf, formatInteger } from '@showroom/domain/text';
import type { SearchFound } from './find-all.ts';
import type { SearchTab } from './search-session.ts';

/** Names of the tabs (PRD-2); the third is the project's own. */
export const tabNames: Record<SearchTab, string> = {
  vehicles: 'Каталог',
  accessories: 'Аксессуары',
  pages: 'Страницы',
};

/** Names of the groups of pages, as the facet says them. */
export const sectionNames = searchSections;

/** No tab has anything (PRD-2). */
export const nothingAtAll = 'По вашему запросу ничего не найдено';
/** The open tab has nothing (PRD-2). */
export const nothingHere = 'Ничего не найдено';

/** What comes instead of what is out, by its group. */
export const insteadTitle = (name: string, missing: string | null) =>
  missing === null ? name : `Похожие предложения: ${name.toLowerCase()}`;

/** «BMW X5 сейчас нет в наличии», a heading; */
export const missingTitle = (name: string) => `${name} сейчас нет в\u00a0наличии`;
/** the same as a sentence. */
export const missingWords = (name: string) => `${missingTitle(name)}.`;

/** What is out, of vehicles and of goods, as sentences; '' where nothing is. */
const missingIn = ({ vehicles, accessories }: SearchFound): string =>
  [vehicles.missing, accessories.missing].flatMap((name) => (name === null ? [] : missingWords(name))).join(' ');

/** «Каталог: 12 предложений. Аксессуары: 3 предложения. Страницы: 2.» */
export function foundWords(found: SearchFound): string {
  const { vehicles, accessories, pages } = found;
  const missing = missingIn(found);
  if (vehicles.total + accessories.total + pages.total === 0) return missing || nothingAtAll;
  const words = (total: number) => countOf(total, ['предложение', 'предложения', 'предложений']);
  const offers = `${tabNames.vehicles}: ${words(vehicles.total)}. ${tabNames.accessories}: ${words(accessories.total)}.`;
  const all = pages.total > 0 ? `${offers} ${tabNames.pages}: ${formatInteger(pages.total)}.` : offers;
  return missing === '' ? all : `${missing} ${all}`;
}
