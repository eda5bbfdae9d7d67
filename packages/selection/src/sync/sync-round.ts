import type { SelectionChange, SelectionSnapshot } from '@showroom/domain/selection/selection-snapshot';
import { changeOwner, finishSync, startSync } from '@showroom/domain/selection/sync-state';
import { readOwnLists, writeOwnLists } from './own-lists.ts';
import { keepSyncState, readSyncState } from './sync-storage.ts';

/** What is sent, and what comes back; null when nothing came. */
export type SyncAnswer = { owner: string; isOwn: boolean; lists: SelectionSnapshot };
export type Ask = (call: {
  owner: string | null;
  key: string;
  changes: readonly SelectionChange[];
}) => Promise<SyncAnswer | null>;

/** The server knows what kind of vehicle an id is. */
const toWire = (change: SelectionChange): SelectionChange => {
  if (change.kind === 'drop') return change;
  const { group: _group, ...entry } = change.entry;
  return { ...change, entry };
};

const order = (lists: SelectionSnapshot) => JSON.stringify(lists);

/**
 * One exchange with the server: sends what is not sent yet, takes in its lists. Lists are written before the state: a
 * browser that dies in between sends again what the server has, and loses nothing.
 * @returns `failed`: nothing came; `again`: more is to be sent; `done`.
 */
export async function syncRound(ask: Ask): Promise<'done' | 'again' | 'failed'> {
  const known = startSync(readSyncState(), readOwnLists(), crypto.randomUUID());
  if (!keepSyncState(known)) return 'failed';
  const { owner, pending } = known;
  const sent = pending?.key ?? null;
  const answer = await ask({
    owner,
    key: sent ?? crypto.randomUUID(),
    changes: (pending?.changes ?? []).map(toWire),
  });
  if (!answer) return 'failed';
  const state = readSyncState();
  const local = readOwnLists();
  // Signed out, or somebody else signed in, while the answer was on its way.
  if ((state.pending?.key ?? null) !== sent || state.owner !== owner) return 'again';
  if (!answer.isOwn) {
    const fresh = changeOwner(state, local);
    writeOwnLists(fresh.local);
    keepSyncState(fresh.state);
    return 'again';
  }
  const after = finishSync(state, local, sent, answer);
  if (order(after.local) !== order(local)) writeOwnLists(after.local);
  keepSyncState(after.state);
  return startSync(after.state, after.local, '').pending ? 'again' : 'done';
}
