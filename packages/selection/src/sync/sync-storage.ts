import {
  emptySnapshot,
  type SelectionChange,
  type SelectionEntry,
  type SelectionSnapshot,
  type SyncedList,
  syncedLists,
} from '@showroom/domain/selection/selection-snapshot';
import { initialSyncState, type SyncState } from '@showroom/domain/selection/sync-state';
import { keep, readKept } from '@showroom/visitor/kept';
import { isId } from '../chosen.ts';

/** Name in local storage, with the version of its form. */
export const syncKey = 'selectionSync.v1';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isEntry = (value: unknown): value is SelectionEntry => isRecord(value) && isId(value.id);
const isList = (value: unknown): value is SyncedList => syncedLists.some((list) => list === value);

function isChange(value: unknown): value is SelectionChange {
  if (!isRecord(value) || !isList(value.list)) return false;
  return value.kind === 'drop'
    ? isId(value.id)
    : (value.kind === 'add' || value.kind === 'set') && isEntry(value.entry);
}

function readSnapshot(kept: unknown): SelectionSnapshot {
  if (!isRecord(kept)) return emptySnapshot;
  const read = { ...emptySnapshot };
  for (const list of syncedLists) {
    const entries = kept[list];
    if (Array.isArray(entries)) read[list] = entries.filter(isEntry);
  }
  return read;
}

/** What this browser knows of the server's lists; the beginning where nothing readable is kept. */
export function readSyncState(): SyncState {
  const kept = readKept(syncKey);
  if (!isRecord(kept) || typeof kept.owner !== 'string') {
    // A merge under way has a key and no owner yet.
    if (!isRecord(kept) || kept.owner !== null) return initialSyncState;
  }
  const { owner, base, pending } = kept;
  const isPending =
    isRecord(pending) &&
    typeof pending.key === 'string' &&
    Array.isArray(pending.changes) &&
    pending.changes.every(isChange);
  return {
    owner: owner as string | null,
    base: readSnapshot(base),
    pending: isPending ? { key: pending.key as string, changes: pending.changes as SelectionChange[] } : null,
  };
}

/** False when storage refuses it: then nothing is sent, as nobody would know what was. */
export const keepSyncState = (state: SyncState): boolean => keep(syncKey, state);
