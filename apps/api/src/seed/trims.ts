import type { Build, EquipmentGroup, ModelFacts } from './facts/types.ts';

type EquipmentSet = { group: string; items: string[] }[];
type TrimRow = { id: number; groups: EquipmentSet };

/** What a richer version has in its place, not beside it. */
const replacedBy: Readonly<Record<string, readonly string[]>> = {
  Кондиционер: ['Климат-контроль', 'Автоматический климат-контроль'],
};

/** What a trim of that level has: everything of its own level and below. Groups that stay empty are left out. */
function equipmentAt(groups: readonly EquipmentGroup[], level: number): EquipmentSet {
  const had = groups.map(({ name, items }) => ({
    group: name,
    items: items.filter(([, from]) => from <= level).map(([item]) => item),
  }));
  const all = new Set(had.flatMap(({ items }) => items));
  const isReplaced = (item: string) => replacedBy[item]?.some((better) => all.has(better)) === true;
  return had
    .map(({ group, items }) => ({ group, items: items.filter((item) => !isReplaced(item)) }))
    .filter(({ items }) => items.length > 0);
}

/** Sets of equipment by what they hold. Grows as vehicles are drawn, so that a small stock has the beginning of a large one's. */
export type TrimBook = {
  /** The shared equipment of a vehicle. */
  find(model: ModelFacts, level: number, build: Build): TrimRow;
  /** The sets that came since the last call. */
  takeNew(): TrimRow[];
};

/** Equal sets are stored once, whatever vehicles share them. */
export function createTrimBook(equipmentOf: (model: ModelFacts, build: Build) => readonly EquipmentGroup[]): TrimBook {
  const bySet = new Map<string, TrimRow>();
  const byBuild = new Map<ModelFacts, Map<string, TrimRow>>();
  let fresh: TrimRow[] = [];
  const make = (model: ModelFacts, level: number, build: Build): TrimRow => {
    const groups = equipmentAt(equipmentOf(model, build), level);
    const set = JSON.stringify(groups);
    const known = bySet.get(set);
    if (known) return known;
    const row = { id: bySet.size + 1, groups };
    bySet.set(set, row);
    fresh.push(row);
    return row;
  };
  return {
    find(model, level, build) {
      const builds = byBuild.get(model) ?? new Map<string, TrimRow>();
      byBuild.set(model, builds);
      const key = [level, build.year, build.fuel, build.body, build.drive, build.seats].join(' ');
      const row = builds.get(key) ?? make(model, level, build);
      builds.set(key, row);
      return row;
    },
    takeNew() {
      const taken = fresh;
      fresh = [];
      return taken;
    },
  };
}
