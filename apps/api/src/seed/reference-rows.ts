import type { dealer, dealerMark, mark, model } from '../db/schema.ts';
import { adviserRow } from './adviser-rows.ts';
import type { Facts } from './facts.ts';
import type { Workshop } from './make-vehicle.ts';
import { sortKey } from './sort-key.ts';

type ReferenceRows = {
  ids: Workshop['ids'];
  marks: (typeof mark.$inferInsert)[];
  models: (typeof model.$inferInsert)[];
  dealers: (typeof dealer.$inferInsert)[];
  dealerMarks: (typeof dealerMark.$inferInsert)[];
};

/** Turns marks, models and dealer centres into rows. A model's id key is `mark/model`. */
export function referenceRows({ marks, dealers }: Facts): ReferenceRows {
  const rows: ReferenceRows = {
    ids: { mark: new Map(), model: new Map(), dealer: new Map() },
    marks: [],
    models: [],
    dealers: [],
    dealerMarks: [],
  };
  const markIds = new Map<string, number>();
  const modelIds = new Map<string, number>();
  const dealerIds = new Map<string, number>();
  for (const { models, code, name, nameRu, country, popular } of marks) {
    const id = markIds.size + 1;
    markIds.set(code, id);
    rows.marks.push({ id, code, name, nameRu, sortKey: sortKey(name), country, popular });
    for (const facts of models) {
      const modelId = modelIds.size + 1;
      modelIds.set(`${code}/${facts.code}`, modelId);
      rows.models.push({
        id: modelId,
        markId: id,
        code: facts.code,
        name: facts.name,
        nameRu: facts.nameRu,
        sortKey: sortKey(facts.name),
        type: facts.type ?? 'cars',
        bodyTypes: [...facts.bodies],
        yearFrom: facts.years[0],
        yearTo: facts.years[1],
        klass: facts.klass ?? null,
      });
    }
  }
  for (const { holdingId, marks: markCodes, advisers, types: _, electro: __, ...facts } of dealers) {
    const id = dealerIds.size + 1;
    dealerIds.set(facts.code, id);
    rows.dealers.push({
      ...facts,
      id,
      holdingId,
      sortKey: sortKey(facts.name),
      departments: [...facts.departments],
      advisers: advisers.map((adviser) => adviserRow(adviser, facts.phone)),
    });
    for (const code of new Set(markCodes)) {
      const markId = markIds.get(code);
      // A centre may service a mark that the facts have no model of.
      if (markId !== undefined) rows.dealerMarks.push({ dealerId: id, markId });
    }
  }
  rows.ids = { mark: markIds, model: modelIds, dealer: dealerIds };
  return rows;
}
