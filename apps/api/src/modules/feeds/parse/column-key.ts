import { searchAtoms } from '@showroom/domain/search/search-atoms';

/** Measures that follow a name: «Пробег, км», «Мощность (л.с.)». Kilowatts stay, as they change the value. */
const measure =
  /(?:[,(]\s*|\s+)(?:руб\.?|₽|р\.|км\.?|л\.\s?с\.?|лс|hp|см³|см3|куб\.?\s?см|л|г\.?|шт\.?|мест)\s*\)?\s*\.?\s*$/iu;

/** The name of a column or parameter as it is compared: case, `ё`, signs, underscores and the measure do not count. */
export function columnKey(name: string): string {
  // A column that is called «№» and nothing else counts the lines.
  if (name.trim() === '№') return '';
  const said = name.replaceAll('№', ' номер ').trim();
  // «Л.с.» is a measure and nothing else.
  return searchAtoms(said.replace(measure, '') || said).join(' ');
}

/** Whether the name of a column or its unit tells that bare numbers are thousands: «Пробег, тыс. км», «Цена, т.р.». */
export const isInThousands = (measured: string): boolean => /тыс|(?<![а-я])т\.?\s?(?:р|км)/iu.test(measured);

/** A bare number of such a column with its measure; another text as it is. */
export const withThousands = (text: string): string => (/^[\d\s.,]+$/.test(text) ? `${text.trim()} тыс.` : text);

/** A table of names as they are compared. */
export const byColumnKey = <T>(names: Readonly<Record<string, T>>, prefix = ''): Record<string, T> =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [`${prefix}${columnKey(name)}`, value]));
