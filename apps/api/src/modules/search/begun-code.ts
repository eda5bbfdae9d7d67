import { toLookAlike } from '@showroom/domain/search/look-alike';
import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { keysOf } from './words/market-models.ts';
import type { NameTable } from './words/name-table.ts';

type Stock = { names: NameTable; countOf: (models: readonly number[]) => number };

const isCode = /^\p{L}{0,4}-?\d{1,3}$/u;
const compact = (name: string) => toLookAlike(searchAtoms(name).join(''));

/** The code of a model that is there, begun beside its mark and no model by itself: «белджи х5», «зикр 00»; the one that a holding has most of. */
function begunCode({ names, countOf }: Stock, marks: readonly number[], last: string): string | undefined {
  if (marks.length === 0 || !isCode.test(last)) return undefined;
  const begun = compact(last);
  const models = marks.flatMap((mark) => names.modelsOf[mark] ?? []);
  const codeOf = (model: number) => {
    const { name = '', nameRu = '' } = names.models[model] ?? {};
    return [name, nameRu].map(compact);
  };
  const isKnown =
    models.some((model) => codeOf(model).includes(begun)) ||
    marks.some((mark) => keysOf(last).some((key) => names.market.ofMark.get(mark)?.has(key)));
  if (isKnown) return undefined;
  // A figure goes on: «бмв 3» are the 3 Series.
  const goesOn = (code: string) => code.startsWith(begun) && /^\d/.test(code.slice(begun.length));
  const found = models.flatMap((model) => {
    const count = codeOf(model).some(goesOn) ? countOf([model]) : 0;
    return count > 0 ? [{ text: names.models[model]?.name ?? '', count }] : [];
  });
  return found.sort((a, b) => b.count - a.count)[0]?.text;
}

/** What ends with a figure or is all wheels, half typed: «белджи х5», «соболь нн 4х». */
export function begunFigure(
  stock: Stock,
  words: readonly string[],
  last: string,
  marksOf: () => readonly number[],
): string | undefined {
  if (words.length > 0 && /^4[хx]$/.test(last)) return '4х4';
  return /\d$/.test(last) ? begunCode(stock, marksOf(), last) : undefined;
}

const sums = ['миллиона', 'тысяч'];
const shortestSum = 3;

/** What ends a sum: «до мил». */
export const sumOf = ({ words }: { words: readonly string[] }, last: string): string | undefined =>
  last.length >= shortestSum && /^(?:до|от|за|\d.*)$/.test(words.at(-1) ?? '')
    ? sums.find((sum) => sum.startsWith(last))
    : undefined;
