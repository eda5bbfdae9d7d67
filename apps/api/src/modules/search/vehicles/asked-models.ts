import type { NameTable } from '../words/name-table.ts';
import { bitsOf, type NameHit } from '../words/score-names.ts';
import { ofRiders } from '../words/vehicle-kinds.ts';
import { isSureName, type Reading } from './vehicle-reading.ts';

/** Hits this near to the best one name the same thing: «семерка» is a Lada and a BMW. */
const sameScore = 0.05;
type Hit = readonly [model: number, hit: NameHit];

function bestOf(hits: readonly Hit[]): Hit[] {
  const most = hits.reduce((best, [, { score }]) => Math.max(best, score), 0);
  return hits.filter(([, { score }]) => score >= most - sameScore);
}

/**
 * The models that a query names best; none where the name is a beginning or a guess, may be that of several marks, or is a wish as well
 * («робот»).
 */
export function askedModels({ stock, senses, hits, masks }: Reading): number[] {
  const { markOf } = stock.names;
  const begun = bitsOf(senses, ({ kind }) => kind === 'prefix') & ~masks.coded;
  const best = bestOf([...hits]);
  const isOneMark = new Set(best.map(([model]) => markOf[model])).size === 1;
  return best.flatMap(([model, hit]) => {
    // «универсал с полным приводом» is no S.CS Universal.
    const isName = (hit.mask & masks.said & ~masks.wished) !== 0 && (hit.mask & begun) === 0;
    return isName && (isSureName(hit) || isOneMark) ? [model] : [];
  });
}

/** Words, a bit for each, that name any of some models. */
export const wordsNaming = ({ hits }: Pick<Reading, 'hits'>, models: readonly number[]): number =>
  models.reduce((mask, model) => mask | (hits.get(model)?.mask ?? 0), 0);

/** What models that are out are called together: their mark and the words that all their names begin with, else the first one. */
export function nameOf({ models, marks, markOf }: NameTable, missing: readonly number[], isModel: boolean): string {
  const mark = marks[markOf[missing[0] ?? -1] ?? -1]?.name ?? '';
  if (!isModel) return mark;
  const [first = [], ...others] = missing.map((model) => (models[model]?.name ?? '').split(' '));
  const differs = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return [mark, ...(differs > 0 ? first.slice(0, differs) : first)].join(' ');
}

/** The names of models that are out and known by a code that they share, without longer ones of the same: «GL-Класс, GLS» are X166. */
export function nameOfAll({ models, marks, markOf }: NameTable, missing: readonly number[]): string {
  const mark = markOf[missing[0] ?? -1];
  const names = missing.flatMap((model) => (markOf[model] === mark ? (models[model]?.name ?? []) : []));
  const shortest = names.filter((name) => !names.some((one) => one !== name && name.includes(one)));
  return `${marks[mark ?? -1]?.name ?? ''} ${shortest.join(', ')}`;
}

/** «солярис» is the Hyundai first: the model that is out where a mark of the same name is there. */
export function missingNamesake({ stock, inStock, hits }: Reading, asked: readonly number[]): string | undefined {
  const isNamed = (model: number) => hits.get(model)?.coverage === 1;
  const named = asked.filter(isNamed);
  const isOut = named.length > 0 && named.length < asked.length && !named.some((model) => inStock.has(model));
  const isByMark = asked.every((model) => isNamed(model) || hits.get(model)?.coverage === 0);
  return isOut && isByMark ? nameOf(stock.names, named, true) : undefined;
}

/** What is said beside a mark and is none of its models. */
const aboutMarks =
  /^(?:каталог|модел|фото|обзор|видео|сайт|официал|дилер|салон|магазин|купит|куплю|прода|цен|прайс|отзыв|характерист|клуб|росси|москв|питер|запчаст|аксесс|экипир|мото|технику?|нов|стар|пробег|наличи|япон|кита|росс|хорош|красив|мощн|недорог|дешев)/u;

/** A word that nobody knows beside a mark of motorcycles alone: a model of it that is out, «voge valico». */
export function unknownModel(
  { stock: { names }, words, hits }: Reading,
  unknown: number,
  asked: readonly number[],
): string | undefined {
  const at = 31 - Math.clz32(unknown);
  const { text = '' } = words[at] ?? {};
  const isOne = unknown > 0 && unknown === 1 << at && /^\p{L}{4,}$/u.test(text) && !aboutMarks.test(text);
  if (!isOne || asked.length === 0) return undefined;
  const isMark = asked.every(
    (model) => hits.get(model)?.coverage === 0 && ofRiders.has(names.models[model]?.type ?? ''),
  );
  const isBeside = ((hits.get(asked[0] ?? -1)?.mask ?? 0) & (1 << (at - 1))) !== 0;
  return isMark && isBeside
    ? `${nameOf(names, asked, false)} ${text.charAt(0).toUpperCase()}${text.slice(1)}`
    : undefined;
}
