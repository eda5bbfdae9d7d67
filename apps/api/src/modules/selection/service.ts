import {
  type SelectionChange,
  type SelectionEntry,
  type SyncedList,
  selectionLimits,
} from '@showroom/domain/selection/selection-snapshot';
import type { Database } from '../../db/database.ts';
import { badRequest } from '../../http/api-error.ts';
import { applyToLists, clearList, lockLists, type Owner, type OwnLists, selectLists, takeKey } from './queries.ts';

/** Largest number of one kind of vehicle, or of the shop's things, on a list. */
function fullest(entries: readonly SelectionEntry[]): number {
  const counts = new Map<string, number>();
  for (const { group = '' } of entries) counts.set(group, (counts.get(group) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/**
 * Puts things on a list, those that are there already too. @returns how many it holds then.
 * @throws {ApiError} 400 when it would hold more of a kind than a visitor puts there; then nothing is added.
 */
export function addToList(
  database: Database,
  owner: Owner,
  list: SyncedList,
  things: readonly { kind: 'add' | 'set'; entry: SelectionEntry }[],
): Promise<number> {
  return database.transaction(async (executor) => {
    await lockLists(executor, owner);
    const before = (await selectLists(executor, owner))[list];
    await applyToLists(
      executor,
      owner,
      things.map((thing) => ({ list, ...thing })),
    );
    const after = (await selectLists(executor, owner))[list];
    const limit = selectionLimits[list];
    // A merge may have brought more: what is there stays, and nothing is added to it.
    if (after.length > before.length && fullest(after) > limit)
      throw badRequest(`В\u00a0списке помещается не\u00a0больше ${limit}.`, [
        { field: 'body', message: 'Уберите то, что уже не\u00a0нужно.' },
      ]);
    return after.length;
  });
}

/** Takes things off a list, or all of them. @returns how many it holds then. What is not there is no failure. */
export function removeFromList(
  database: Database,
  owner: Owner,
  list: SyncedList,
  what: readonly number[] | 'all',
): Promise<number> {
  return database.transaction(async (executor) => {
    await lockLists(executor, owner);
    if (what === 'all') await clearList(executor, owner, list);
    else
      await applyToLists(
        executor,
        owner,
        what.map((id) => ({ list, kind: 'drop', id })),
      );
    return (await selectLists(executor, owner))[list].length;
  });
}

type SyncCall = { owner: string | null; key: string; changes: readonly SelectionChange[] };

/**
 * Takes in what a browser changed, all or nothing and once for a key, and answers all lists. A browser that knows another
 * customer's lists (`owner`) is told so: its changes are not his.
 */
export async function syncLists(
  database: Database,
  owner: Owner,
  call: SyncCall,
): Promise<{ owner: string; isOwn: boolean; lists: OwnLists }> {
  const isOwn = call.owner === null || call.owner === owner.id;
  if (!isOwn || call.changes.length === 0) return { owner: owner.id, isOwn, lists: await selectLists(database, owner) };
  const lists = await database.transaction(async (executor) => {
    await lockLists(executor, owner);
    if (await takeKey(executor, owner, call.key)) await applyToLists(executor, owner, call.changes);
    return selectLists(executor, owner);
  });
  return { owner: owner.id, isOwn, lists };
}
