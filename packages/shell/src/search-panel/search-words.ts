import { countOf } from '@showroom/domain/text';
import type { SearchFound } from './find-all.ts';
import type { SearchTab } from './search-session.ts';

/** Names of the tabs (PRD-2). */
export const tabNames: Record<SearchTab, string> = { vehicles: 'Каталог', accessories: 'Аксессуары' };

/** Neither tab has anything (PRD-2). */
export const nothingAtAll = 'По вашему запросу ничего не найдено';
/** The open tab has nothing (PRD-2). */
export const nothingHere = 'Ничего не найдено';

/** «Каталог: 12 предложений. Аксессуары: 3 предложения.» */
export function foundWords({ vehicles, accessories }: SearchFound): string {
  if (vehicles.total + accessories.total === 0) return nothingAtAll;
  const words = (total: number) => countOf(total, ['предложение', 'предложения', 'предложений']);
  return `${tabNames.vehicles}: ${words(vehicles.total)}. ${tabNames.accessories}: ${words(accessories.total)}.`;
}
