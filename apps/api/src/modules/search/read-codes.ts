import { toLookAlike } from '@showroom/domain/search/look-alike';
import { foldText } from '@showroom/domain/search/search-atoms';
import { generationCodes } from './generations.data.ts';

/** Model years, both ends included; an open end is still made. */
export type Years = { from: number; to: number };

/** Words of a query that are the code of a generation: a bit for each word, and the models that have it. */
export type ReadCode = { mask: number; code: string; models: ReadonlyMap<number, Years> };

/** Generations by their code: `e70` → X5 of 2006–2013. */
export type CodeTable = ReadonlyMap<string, ReadonlyMap<number, Years>>;

const longestCode = 3;

/** Russian letters as they sound in a code: `б3` → `b3`. */
const sounds: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'w', г: 'g', д: 'd', е: 'e', ж: 'j', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n' },
  ...{ о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', э: 'e', ю: 'u' },
};
const toSound = (text: string) => [...text].map((letter) => sounds[letter] ?? letter).join('');

/** Reads the table of generations for the models that are there. */
export function buildCodeTable(
  markCodes: readonly string[],
  models: readonly { code: string }[],
  markOf: Int32Array,
): CodeTable {
  const table = new Map<string, Map<number, Years>>();
  for (const [model, { code }] of models.entries())
    for (const entry of generationCodes[`${markCodes[markOf[model] ?? -1]}/${code}`]?.split(' ') ?? []) {
      const [key = '', years = ''] = entry.split(':');
      const [from, to] = years.split('-');
      const span = { from: Number(from), to: to ? Number(to) : Number.POSITIVE_INFINITY };
      // Beside the mark the figures alone are said: «мерс 124».
      for (const said of [key, ...(/^[a-z](\d{3})$/.exec(key)?.slice(1) ?? [])]) {
        const byModel = table.get(said) ?? new Map<number, Years>();
        table.set(said, byModel);
        byModel.set(model, byModel.get(model) ?? span);
      }
    }
  return table;
}

/** The codes of generations among the words of a query, the longest first: words that stand together, in either alphabet. */
export function readCodes(table: CodeTable, words: readonly string[]): ReadCode[] {
  const found: ReadCode[] = [];
  for (let length = Math.min(longestCode, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const text = foldText(words.slice(at, at + length).join(''));
      if (text.length > 6) continue;
      for (const code of new Set([text, toLookAlike(text), toSound(text)])) {
        const models = table.get(code);
        if (models) found.push({ mask: ((1 << length) - 1) << at, code, models });
      }
    }
  return found;
}
