import { levelOf } from './draw-version.ts';
import type { EquipmentGroup, MarkFacts, ModelFacts } from './facts/types.ts';

type EquipmentSet = { group: string; items: string[] }[];

/** What a trim of that level has: everything of its own level and below. Groups that stay empty are left out. */
function equipmentAt(groups: readonly EquipmentGroup[], level: number): EquipmentSet {
  return groups
    .map(({ name, items }) => ({ group: name, items: items.filter(([, from]) => from <= level).map(([item]) => item) }))
    .filter(({ items }) => items.length > 0);
}

export type TrimBook = {
  rows: { id: number; groups: EquipmentSet }[];
  /** The shared equipment of a model's trim. */
  find(model: ModelFacts, level: number): { id: number; groups: EquipmentSet } | undefined;
};

/** Equal sets are stored once, whatever models share them. */
export function createTrimBook(
  marks: readonly MarkFacts[],
  equipmentOf: (model: ModelFacts) => readonly EquipmentGroup[],
): TrimBook {
  const rows: TrimBook['rows'] = [];
  const bySet = new Map<string, TrimBook['rows'][number]>();
  const byModel = new Map<ModelFacts, Map<number, TrimBook['rows'][number]>>();
  for (const model of marks.flatMap((mark) => mark.models)) {
    const levels = new Map<number, TrimBook['rows'][number]>();
    for (const position of model.trims.keys()) {
      const level = levelOf(model, position);
      const groups = equipmentAt(equipmentOf(model), level);
      const key = JSON.stringify(groups);
      const row = bySet.get(key) ?? { id: rows.length + 1, groups };
      if (!bySet.has(key)) {
        bySet.set(key, row);
        rows.push(row);
      }
      levels.set(level, row);
    }
    byModel.set(model, levels);
  }
  return { rows, find: (model, level) => byModel.get(model)?.get(level) };
}
