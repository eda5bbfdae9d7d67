import {
  applyChanges,
  changesBetween,
  emptySnapshot,
  type SelectionChange,
  type SelectionEntry,
  type SelectionSnapshot,
  syncedLists,
} from './selection-snapshot.ts';

/** What is on its way to the server. It is sent again, unchanged and under its key, until the server has answered. */
export type Pending = { key: string; changes: readonly SelectionChange[] };

/**
 * What a browser knows of the server's lists. The queue of what is not sent yet is the difference between `base` and the
 * visitor's own lists, so no change has to be written down twice, and a guest's lists are a queue from the start.
 */
export type SyncState = {
  /** Whose lists `base` are; null before the first answer. */
  owner: string | null;
  base: SelectionSnapshot;
  pending: Pending | null;
};

export const initialSyncState: SyncState = { owner: null, base: emptySnapshot, pending: null };

/** Most changes of one call. */
export const maxChanges = 1_000;

/** The state with what is to be sent now: what was pending, or else what the visitor changed since. */
export function startSync(state: SyncState, local: SelectionSnapshot, key: string): SyncState {
  if (state.pending) return state;
  const changes = changesBetween(state.base, local).slice(0, maxChanges);
  return changes.length > 0 ? { ...state, pending: { key, changes } } : state;
}

/** The entries in the order in which this browser showed them; those that it did not have come last. */
function inOrderOf(shown: readonly SelectionEntry[], entries: readonly SelectionEntry[]): SelectionEntry[] {
  const places = new Map(shown.map(({ id }, place) => [id, place]));
  const place = ({ id }: SelectionEntry) => places.get(id) ?? shown.length;
  return entries.toSorted((one, other) => place(one) - place(other));
}

/**
 * Takes in an answer: the server's lists, and on them what the visitor changed while it was on its way.
 * @param sent key of the call that was answered, or null for a call without changes. An answer to what is not pending any
 *   more (signed out, another tab was faster) changes nothing.
 */
export function finishSync(
  state: SyncState,
  local: SelectionSnapshot,
  sent: string | null,
  answer: { owner: string; lists: SelectionSnapshot },
): { state: SyncState; local: SelectionSnapshot } {
  if ((state.pending?.key ?? null) !== sent) return { state, local };
  const known = applyChanges(state.base, state.pending?.changes ?? []);
  const merged = applyChanges(answer.lists, changesBetween(known, local));
  const refilled = Object.fromEntries(syncedLists.map((list) => [list, inOrderOf(local[list], merged[list])]));
  return {
    state: { owner: answer.owner, base: answer.lists, pending: null },
    local: refilled as unknown as SelectionSnapshot,
  };
}

/**
 * Somebody else has signed in here: what the account before had goes; what it never heard of was collected by whoever sits
 * here, stays, and is sent as new.
 */
export function changeOwner(
  { base }: SyncState,
  local: SelectionSnapshot,
): { state: SyncState; local: SelectionSnapshot } {
  const collected = changesBetween(base, local).filter(({ kind }) => kind === 'add');
  return { state: initialSyncState, local: applyChanges(emptySnapshot, collected) };
}
