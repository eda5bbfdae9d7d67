import { specificationValue } from '@showroom/domain/specification';
import { specificationFields } from '@showroom/domain/specification-fields';
import { betterFigure, type CompareRowName, compareGroups } from './compare-rows.data.ts';
import { type Compared, compareFigure, compareValues } from './compare-values.ts';

/** One value of a row. `has` stands for equipment: there or not. */
export type CompareCell = { text: string; best: boolean; has?: boolean };
export type CompareRow = { label: string; cells: readonly CompareCell[]; same: boolean };
export type CompareGroup = { title: string; rows: readonly CompareRow[] };

/** Which of the figures are the best ones. None when fewer than two can be judged, or when all are alike. */
export function bestFigures(figures: readonly (number | null)[], better: 'lower' | 'higher' | undefined): boolean[] {
  const known = figures.filter((figure) => figure !== null);
  const best = better === 'lower' ? Math.min(...known) : Math.max(...known);
  const judged = better !== undefined && known.length > 1 && known.some((figure) => figure !== best);
  return figures.map((figure) => judged && figure === best);
}

const isSame = (texts: readonly string[]) => texts.every((text) => text === texts[0]);

function factGroups(vehicles: readonly Compared[]): CompareGroup[] {
  const values = vehicles.map(compareValues);
  const toRow = (name: CompareRowName): CompareRow[] => {
    const label = values.find((told) => told[name])?.[name]?.label;
    if (label === undefined) return [];
    const texts = values.map((told) => told[name]?.value ?? '—');
    // A sold vehicle is no choice, so it takes part in no contest.
    const best = bestFigures(
      vehicles.map((vehicle) => (vehicle.state === 'gone' ? null : compareFigure(vehicle, name))),
      betterFigure[name],
    );
    return [{ label, cells: texts.map((text, i) => ({ text, best: best[i] === true })), same: isSame(texts) }];
  };
  return compareGroups.map(({ title, rows }) => ({ title, rows: rows.flatMap(toRow) }));
}

/** The data sheets side by side, in their groups. */
function sheetGroups(vehicles: readonly Compared[]): CompareGroup[] {
  const groups = new Map<string, CompareRow[]>();
  for (const { name, group, label, unit, better } of specificationFields) {
    const known = vehicles.map(({ traits }) => traits.specification[name]);
    if (known.every((value) => value === undefined)) continue;
    const texts = known.map((value) => specificationValue(value, unit) || '—');
    const best = bestFigures(
      vehicles.map(({ state }, i) => (state === 'gone' || typeof known[i] !== 'number' ? null : known[i])),
      better,
    );
    const row = { label, cells: texts.map((text, i) => ({ text, best: best[i] === true })), same: isSame(texts) };
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return [...groups].map(([title, rows]) => ({ title, rows }));
}

function equipmentGroups(vehicles: readonly Compared[]): CompareGroup[] {
  const items = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const { group, items: own } of vehicles.flatMap(({ traits }) => traits.equipment))
    for (const item of own) {
      // A van's and a lorry's groups share some of their things: each stands once, where it was first.
      if (seen.has(item)) continue;
      seen.add(item);
      items.set(group, [...(items.get(group) ?? []), item]);
    }
  const owned = vehicles.map(({ traits }) => new Set(traits.equipment.flatMap((group) => group.items)));
  return [...items].map(([title, names]) => ({
    title,
    rows: names.map((label) => {
      const has = owned.map((own) => own.has(label));
      return {
        label,
        cells: has.map((there) => ({ text: there ? 'есть' : 'нет', best: false, has: there })),
        same: has.every((there) => there === has[0]),
      };
    }),
  }));
}

/**
 * The rows of a comparison in their groups: facts, the data sheet, then equipment. With `onlyDifferences` rows in which all
 * vehicles are alike are left out, and groups that have no other.
 */
export function compareTable(vehicles: readonly Compared[], onlyDifferences: boolean): CompareGroup[] {
  return [...factGroups(vehicles), ...sheetGroups(vehicles), ...equipmentGroups(vehicles)]
    .map(({ title, rows }) => ({ title, rows: onlyDifferences ? rows.filter(({ same }) => !same) : rows }))
    .filter(({ rows }) => rows.length > 0);
}
