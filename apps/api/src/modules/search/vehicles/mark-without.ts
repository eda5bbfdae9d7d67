import { bitsOf } from '../words/score-names.ts';
import type { Reading } from './vehicle-reading.ts';

/** «фав т77», «хендай к5»: groups of these countries sell one car under several marks. */
const mixedUp: ReadonlySet<string> = new Set(['cn', 'kr']);

/** «бмв q5»: a code that is there whole outweighs a model of the mark that has a part of it (5 серии). */
function codesOf({ hits }: Reading, asked: readonly number[]): readonly number[] {
  const maskOf = (model: number) => hits.get(model)?.mask ?? 0;
  const whole = asked.filter((model) => {
    const hit = hits.get(model);
    return hit && !hit.hasMark && !hit.code && hit.coverage === 1;
  });
  const wholeMask = whole.reduce((mask, model) => mask | maskOf(model), 0);
  return whole.length === 0
    ? asked
    : asked.filter((model) => whole.includes(model) || (wholeMask & ~maskOf(model)) === 0);
}

/**
 * The mark that a query names beside a code that only other marks have: there is no «тойота x5». A name of letters outweighs the mark, and
 * figures alone are no code.
 */
export function markWithout(
  reading: Reading,
  asked: readonly number[],
): { markId: number; missing: string } | undefined {
  const { words, senses, masks } = reading;
  const { marks, markOf, models, modelsOf, postings } = reading.stock.names;
  const coded = codesOf(reading, asked);
  const hits = coded.flatMap((model) => reading.hits.get(model) ?? []);
  const mask = hits.reduce((bits, hit) => bits | hit.mask, 0);
  const pieces = bitsOf(words, ({ text }) => text.length === 1 || /^\d/.test(text));
  const isCode = (mask & masks.letters) !== 0 && (mask & ~pieces) === 0;
  if (!isCode || hits.some(({ hasMark, code }) => hasMark || code)) return undefined;
  // «л200 механика» is not of Русская Механика: a wish names no mark.
  const [other, ...more] = senses.filter(
    ({ names }, at) => ((mask | masks.wished) & (1 << at)) === 0 && names.length > 0,
  );
  const isSure = other?.kind === 'exact' && more.length === 0;
  const named = isSure ? other.names.flatMap(({ word }) => postings.get(word)?.marks ?? []) : [];
  const mark = marks[named[0] ?? -1];
  const ofMark = modelsOf[named[0] ?? -1] ?? [];
  // «фотон с5»: who makes lorries has no car of others.
  const makesCars = ofMark.filter((model) => models[model]?.type === 'cars').length * 2 > ofMark.length;
  const isMixedUp = (country?: string) => makesCars && mixedUp.has(country ?? '') && country === mark?.country;
  if (!mark || coded.some((model) => isMixedUp(marks[markOf[model] ?? -1]?.country))) return undefined;
  return { markId: mark.id, missing: `${mark.name} ${models[coded[0] ?? -1]?.name}` };
}
