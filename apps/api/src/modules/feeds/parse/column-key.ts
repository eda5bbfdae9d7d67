import { searchAtoms } from '@showroom/domain/search/search-atoms';

/** Measures that follow a name: «Пробег, км», «Мощность (л.с.)». Kilowatts stay, as they change the value. */
const measure =
  /[,(]?\s*(?:руб\.?|₽|р\.|км\.?|л\.\s?с\.?|лс|hp|см³|см3|куб\.?\s?см|л|г\.?|шт\.?|мест)\s*\)?\s*\.?\s*$/iu;

/** The name of a column or parameter as it is compared: case, `ё`, signs, underscores and the measure do not count. */
export const columnKey = (name: string): string => searchAtoms(name.trim().replace(measure, '')).join(' ');

/** A table of names as they are compared. */
export const byColumnKey = <T>(names: Readonly<Record<string, T>>, prefix = ''): Record<string, T> =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [`${prefix}${columnKey(name)}`, value]));
