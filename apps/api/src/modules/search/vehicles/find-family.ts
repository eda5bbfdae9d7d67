import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { alsoMeant, otherCars, renamedMarks } from '../words/same-cars.data.ts';
import type { NameHit } from '../words/score-names.ts';
import type { Reading } from './vehicle-reading.ts';

/**
 * The same car under a longer name, or under the one that it has now, where the name itself is out, as if it had been said: «гелик» is a
 * G-Класс AMG, «спринтер» a Sprinter Classic, «cs55 плюс» a Uni-S.
 */
export function withFamily(
  reading: Reading,
  asked: readonly number[],
): { reading: Reading; asked: readonly number[] } | undefined {
  const { hits, inStock, words } = reading;
  const { models, marks, markOf } = reading.stock.names;
  const named = asked.filter((model) => (hits.get(model)?.coverage ?? 0) === 1);
  const codeOf = (model: number, ofModel: string | undefined) => `${marks[markOf[model] ?? -1]?.code}/${ofModel}`;
  const isSame = (model: number, other: number): boolean => {
    const [{ name, code } = {}, is] = [models[model], models[other]];
    const isOfMark = markOf[model] === markOf[other];
    const isAsked = isOfMark || !hits.get(model)?.hasMark;
    if (isAsked && alsoMeant[codeOf(model, code)]?.includes(codeOf(other, is?.code))) return true;
    const isRenamed = renamedMarks[marks[markOf[model] ?? -1]?.code ?? ''] === marks[markOf[other] ?? -1]?.code;
    if (isRenamed && name === is?.name) return true;
    // «тигго» is any of them, the first was called so alone.
    const [base = '', inBrackets = ''] = (name ?? '').split(/\s*[()]/);
    const isLonger = isOfMark && is?.name.startsWith(`${base} `) === true;
    const told = searchAtoms(inBrackets);
    if (told.length > 0) return isLonger && !words.some(({ text }) => told.includes(text));
    return isLonger && !otherCars.has(codeOf(other, is?.name));
  };
  const family = new Map<number, NameHit>();
  for (const other of inStock.keys())
    for (const model of named) {
      const hit = hits.get(model);
      if (hit && isSame(model, other)) family.set(other, { ...hit, code: hits.get(other)?.code ?? hit.code });
    }
  return family.size === 0
    ? undefined
    : { reading: { ...reading, hits: new Map([...hits, ...family]) }, asked: [...family.keys()] };
}
