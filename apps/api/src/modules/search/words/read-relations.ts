import { foldText } from '@showroom/domain/search/search-atoms';
import { attributeOfWord } from './attributes.ts';

/** What is said of the names in a query: that other cars are to be like those, and marks that are not wanted. */
export type Relations = { isAlike?: true; deniedMarks?: ReadonlySet<number> };

/** The marks that a word names. */
type MarksOf = (word: string) => readonly number[];

/** «как камри, но китайская», «аналог прадо», «не хуже тигуана» */
const alike =
  /(?<!\p{L})(?:(?:так(?:ой|ая|ое|ую)\s+же\s+)?как(?:\s+у)?|наподобие|навроде|типа|вроде|похож\p{L}*(?:\s+на)?|аналог\p{L}*|альтернатив\p{L}*|замен[ау](?=\s+(?:\p{L}+\s+)?\p{L}+[уюе](?!\p{L}))|(?:в|за)место|взамен|конкурент\p{L}*|одноклассник\p{L}*|не\s+хуже(?:\s+чем)?|дешевле(?:\s+чем)?)\s+(?:(?:у|для)\s+)?((?:(?:toyota|тойот|мерседес|бмв|ауди|хендай|хендэ|киа|фольксваген|лад|рено|ниссан|шкод|мазд|хонд|мицубиси|лексус|форд)\p{L}*\s+)?([\p{L}\d]+))/gu;

const denying = '(?:не|кроме|исключая)';
const next = `(?:\\s*,\\s*|\\s+)(?:(?:и|или|ни|а|также)\\s+)*(?:${denying}\\s+)?`;
const denied = new RegExp(`(?<!\\p{L})(?:(?:только|но)\\s+)?${denying}\\s+([\\p{L}-]+(?:${next}[\\p{L}-]+)*)`, 'gu');
const piece = new RegExp(`${next}|^`, 'gu');

/** «что-нибудь типа гелика» says no more than «типа гелика». */
export const withoutSomething = (typed: string): string =>
  typed
    .replace(/(?<!\p{L})(что|чего|чо|какую|какой|какая|какое)[\s-]+то(?!\p{L})/giu, '$1 нибудь')
    .replace(
      /^\s*(?:что|чего|чо|че)[\s-]*(?:нибудь|нить|то)\s+(?=(?:как|типа|вроде|навроде|наподобие|похож\p{L}*)\s)/iu,
      '',
    );

/** Takes marks that are not wanted out of a folded text: «кроме лады и уаза», «не харлей». */
export function readRelations(text: string, marksOf: MarksOf): { rest: string; relations: Relations } {
  const marks: number[] = [];
  const rest = text.replace(denied, (said: string, list: string) => {
    const words = list.split(piece).filter(Boolean);
    const known = words.map((word) => (attributeOfWord(word) ? [] : marksOf(word)));
    const count = known.findIndex((of) => of.length === 0);
    const named = count < 0 ? words : words.slice(0, count);
    if (named.length === 0) return said;
    marks.push(...known.slice(0, named.length).flat());
    const last = named.at(-1) ?? '';
    return ` ${list.slice(list.lastIndexOf(last) + last.length)}`;
  });
  return { rest, relations: marks.length > 0 ? { deniedMarks: new Set(marks) } : {} };
}

/** Fewer letters are begun: «замена ко». */
const shortestModel = 3;

/** «октавии», «кашкая»: a word and what it may be a case of. */
const casesOf = (word: string): string[] => [
  word,
  ...(
    [
      [/и[июе]й?$/u, 'ия'],
      [/[яю]$/u, 'й'],
      [/[ыиеу]$/u, 'а'],
      [/и$/u, 'ь'],
      [/[ауе]$/u, ''],
    ] as const
  ).flatMap(([ending, first]) => (ending.test(word) ? [word.replace(ending, first)] : [])),
];

/** A query without what says that other cars are to be like the one that it names, and whether it said so. `isModel`: whether a word names a model. */
export function readAlike(typed: string, isModel: (word: string) => boolean): { rest: string; isAlike: boolean } {
  const folded = foldText(typed);
  const rest = folded.replace(alike, (said: string, name: string, model: string) => {
    const named = casesOf(model).find(isModel);
    const isWish = model.length < shortestModel || attributeOfWord(model) !== undefined;
    return isWish || named === undefined
      ? said
      : `${name.replace(model, named)}${said.startsWith('дешевле') ? ' подешевле' : ''}`;
  });
  return rest === folded ? { rest: typed, isAlike: false } : { rest, isAlike: true };
}
