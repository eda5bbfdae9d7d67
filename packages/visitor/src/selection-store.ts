import type { TransportType } from '@showroom/domain/dictionaries';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { keep, readKept } from './kept.ts';
import { type Chosen, readSelection, type Selection, withType } from './selection.ts';

export type SelectionState = {
  selection: Selection;
  /** False until storage was read: a page shows neither a count nor «nothing here» before it knows. */
  ready: boolean;
  /** Most vehicles of one type. */
  limit: number;
  /** Reads storage, once, and from then on follows other tabs. The server never calls it. */
  restore: () => void;
  /** False when the list of the type is full. An id that is there already stays where it is. */
  add: (type: TransportType, chosen: Chosen) => boolean;
  /** Puts a vehicle back at the place that it was taken from. */
  putBack: (type: TransportType, chosen: Chosen, index: number) => void;
  remove: (type: TransportType, ids: readonly number[]) => void;
};

/** The list as a hook, and outside components as a store. An interface has a name: declarations elsewhere say it, not the library's. */
export interface SelectionStore extends UseBoundStore<StoreApi<SelectionState>> {}

/**
 * A list of vehicles that lives in this browser. Every change is made on what storage holds now, so that two open tabs
 * do not undo each other; when storage is off or full, the list holds for this page.
 * @param key name in local storage, with the version of its form.
 */
export function createSelectionStore(key: string, limit: number): SelectionStore {
  return create<SelectionState>()((set, get) => {
    let stored = true;
    const latest = (): Selection => (stored ? readSelection(readKept(key), limit) : get().selection);
    const change = (type: TransportType, edit: (list: readonly Chosen[]) => readonly Chosen[]) => {
      get().restore();
      const before = latest();
      const selection = withType(before, type, edit(before[type] ?? []));
      stored = keep(key, selection);
      set({ selection });
    };
    const reread = () => {
      if (stored) set({ selection: latest(), ready: true });
    };
    return {
      selection: {},
      ready: false,
      limit,
      restore: () => {
        if (get().ready) return;
        reread();
        // A null key: all of storage was emptied.
        addEventListener('storage', (event) => {
          if (event.key === key || event.key === null) reread();
        });
        // A page that comes back from the browser's memory heard nothing meanwhile.
        addEventListener('pageshow', (event) => {
          if (event.persisted) reread();
        });
      },
      add: (type, chosen) => {
        let fits = true;
        change(type, (list) => {
          if (list.some(({ id }) => id === chosen.id)) return list;
          fits = list.length < limit;
          return fits ? [...list, chosen] : list;
        });
        return fits;
      },
      putBack: (type, chosen, index) =>
        change(type, (list) => list.filter(({ id }) => id !== chosen.id).toSpliced(index, 0, chosen)),
      remove: (type, ids) => change(type, (list) => list.filter(({ id }) => !ids.includes(id))),
    };
  });
}
