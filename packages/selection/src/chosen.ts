/** A thing that a visitor put aside. */
export type Chosen = {
  id: number;
  /** Kopecks on the day it was chosen; null when it was not priced. Tells later whether it became cheaper. */
  price: number | null;
};

/** Chosen things by group, in the order in which they were chosen. Groups are never mixed. */
export type Selection<Group extends string> = Readonly<Partial<Record<Group, readonly Chosen[]>>>;

const maxId = 2_147_483_647;

/** An id of the API, read by hand: valibot does not belong in the critical path of a page. */
export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maxId;

function readChosen(value: unknown): Chosen | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value) || !isId(value.id)) return undefined;
  const price = 'price' in value && Number.isSafeInteger(value.price) ? (value.price as number) : null;
  return { id: value.id, price: price !== null && price >= 0 ? price : null };
}

/** Reads what storage kept. Whatever is no chosen thing of a known group, stands twice or is one too many is left out. */
export function readSelection<Group extends string>(
  kept: unknown,
  { groups, limit }: { groups: readonly Group[]; limit: number },
): Selection<Group> {
  const selection: Partial<Record<Group, readonly Chosen[]>> = {};
  if (typeof kept !== 'object' || kept === null) return selection;
  for (const group of groups) {
    const list: unknown = Reflect.get(kept, group);
    if (!Array.isArray(list)) continue;
    const seen = new Map<number, Chosen>();
    for (const item of list) {
      const chosen = readChosen(item);
      if (chosen && !seen.has(chosen.id) && seen.size < limit) seen.set(chosen.id, chosen);
    }
    if (seen.size > 0) selection[group] = [...seen.values()];
  }
  return selection;
}

/** The selection with another list of a group. */
export function withGroup<Group extends string>(
  selection: Selection<Group>,
  group: Group,
  list: readonly Chosen[],
): Selection<Group> {
  const others: Partial<Record<Group, readonly Chosen[]>> = { ...selection };
  if (list.length > 0) others[group] = list;
  else delete others[group];
  return others;
}

const listsOf = (selection: Selection<string>): (readonly Chosen[])[] =>
  Object.values(selection).filter((list) => list !== undefined);

/** Everything that is chosen, of all groups. */
export const allChosen = (selection: Selection<string>): Chosen[] => listsOf(selection).flat();

/** How many things are chosen, of all groups. */
export const countChosen = (selection: Selection<string>): number =>
  listsOf(selection).reduce((sum, list) => sum + list.length, 0);
