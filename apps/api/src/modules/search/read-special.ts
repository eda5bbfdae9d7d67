import { toLookAlike } from '@showroom/domain/search/look-alike';
import { foldText, searchAtoms } from '@showroom/domain/search/search-atoms';

const vinWord =
  /^(?:(?:проверка|проверить|пробить|поиск|найти|по|купить)\s+)*(?:вин|vin)(?:[\s-]*(?:код\p{L}*|номер\p{L}*|code))?(?=$|[^\p{L}])[\s:№#-]*/u;

/** What follows «вин», «VIN-код», «проверка вин»: '' when nothing does; undefined when the word does not begin the query. */
export function readVinWord(text: string): string | undefined {
  const folded = foldText(text.trim());
  const found = vinWord.exec(folded);
  return found ? folded.slice(found[0].length) : undefined;
}

/** `10w-40`, also with a Russian в; `205/55 R16`. */
const grade = /(?<![\p{L}\d.])(\d{1,2})\s?[wв][\s-]?(\d{2})(?!\d)/u;
const tyreSize = /(?<!\d)\d{3}\s?\/\s?\d{2}(?!\d)/u;

/** Letters with figures: `h4`, `g12`, also with Russian letters that look alike. */
const size = /(?<![\p{L}\d])[a-z]{1,2}\d{1,2}(?![\p{L}\d])/gu;

/** Classes and approvals of oil, which are no models: «масло с3 504». */
const oilClass =
  /(?<=(?<!\p{L})масло\s+(?:acea\s+)?)[cс][1-6](?!\d)|(?<=(?<!\p{L})масло\s.*)(?<!\d)50[2-9](?:[\s.]?00)?(?!\d)/giu;
export const withoutOilClasses = (text: string): string => text.replace(oilClass, ' ');

/** The marks that a text names, as names of goods have them, in small letters: ` 5w-40`, ` h4`. */
export function readMarks(text: string): string[] {
  const [, cold, hot] = grade.exec(foldText(text)) ?? [];
  if (cold !== undefined) return [` ${cold}w-${hot}`];
  return (toLookAlike(foldText(withoutOilClasses(text))).match(size) ?? []).map((mark) => ` ${mark}`);
}

/** Whether a text names a grade of oil or the size of a tyre: no vehicle is meant. */
export const isGradeOrSize = (text: string): boolean => grade.test(foldText(text)) || tyreSize.test(text);

const leastDigits = 5;
const isYear = (atom: string) => /^(?:19[5-9]\d|20[0-3]\d)$/.test(atom);

/** `W 914/2`, `HU 718/5 x` */
const filterCode = /^[a-z]{1,2}\s?\d{3,4}\s?\/\s?\d{1,2}(?:\s?[a-z])?$/;

const engineVolume = /(?<=\s)\d[.,]\d(?![\d.,])/;

/** Whether a text has the shape of an article and of nothing else: `P 91 828`, figures with single letters between them. */
export function isArticleAlone(text: string): boolean {
  // «л200 2.5»
  if (engineVolume.test(text)) return false;
  const folded = toLookAlike(foldText(text));
  if (filterCode.test(folded.trim())) return true;
  const atoms = searchAtoms(folded);
  const figures = atoms.filter((atom) => /^\d/.test(atom));
  const letters = atoms.filter((atom) => !/^\d/.test(atom));
  return (
    letters.length > 0 &&
    letters.every((atom) => atom.length === 1) &&
    figures.join('').length >= leastDigits &&
    !figures.some(isYear) &&
    !isGradeOrSize(text)
  );
}
