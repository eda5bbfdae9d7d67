import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { type Chosen, readSelection, type Selection, withGroup } from './chosen.ts';
import type { SelectionStorage } from './selection-storage.ts';

export type SelectionState<Group extends string> = {
  selection: Selection<Group>;
  /** False until storage was read: a page shows neither a count nor «nothing here» before it knows. */
  ready: boolean;
  /** Most things of one group. */
  limit: number;
  /** Reads storage, once, and from then on follows other tabs. The server never calls it. */
  restore: () => void;
  /** False when the list of the group is full. An id that is there already stays where it is. */
  add: (group: Group, chosen: Chosen) => boolean;
  /** Puts a thing back at the place that it was taken from. */
  putBack: (group: Group, chosen: Chosen, index: number) => void;
  remove: (group: Group, ids: readonly number[]) => void;
  /** What storage holds now, whoever wrote it. */
  latest: () => Selection<Group>;
  /** Puts another selection in its place. */
  replace: (selection: Selection<Group>) => void;
};

/** The list as a hook, and outside components as a store. An interface has a name: declarations elsewhere say it, not the library's. */
export interface SelectionStore<Group extends string> extends UseBoundStore<StoreApi<SelectionState<Group>>> {}

/** Lists that were merged may hold more of a group than a visitor puts there: they are read whole. */
const most = 1_000;

type Options<Group extends string> = { groups: readonly Group[]; limit: number; storage: SelectionStorage };

/**
 * A list of things that a visitor put aside. Every change is made on what storage holds now, so that two open tabs do not
 * undo each other; when storage is off or full, the list holds for this page.
 */
export function createSelectionStore<Group extends string>(options: Options<Group>): SelectionStore<Group> {
  const { limit, storage } = options;
  return create<SelectionState<Group>>()((set, get) => {
    let stored = true;
    const latest = (): Selection<Group> =>
      stored ? readSelection(storage.read(), { ...options, limit: most }) : get().selection;
    const put = (selection: Selection<Group>) => {
      stored = storage.write(selection);
      set({ selection });
    };
    const change = (group: Group, edit: (list: readonly Chosen[]) => readonly Chosen[]) => {
      get().restore();
      const before = latest();
      put(withGroup(before, group, edit(before[group] ?? [])));
    };
    const reread = () => {
      if (stored) set({ selection: latest(), ready: true });
    };
    return {
      selection: readSelection(undefined, options),
      ready: false,
      limit,
      restore: () => {
        if (get().ready) return;
        reread();
        storage.watch(reread);
      },
      add: (group, chosen) => {
        let fits = true;
        change(group, (list) => {
          if (list.some(({ id }) => id === chosen.id)) return list;
          fits = list.length < limit;
          return fits ? [...list, chosen] : list;
        });
        return fits;
      },
      putBack: (group, chosen, index) =>
        change(group, (list) => list.filter(({ id }) => id !== chosen.id).toSpliced(index, 0, chosen)),
      remove: (group, ids) => change(group, (list) => list.filter(({ id }) => !ids.includes(id))),
      latest,
      replace: put,
    };
  });
}
