import { emptySnapshot } from '@showroom/domain/selection/selection-snapshot';
import { readOwnLists, writeOwnLists } from './own-lists.ts';
import { syncKey } from './sync-storage.ts';

/**
 * Signing out: favourites, basket and quantities leave this browser, the comparison stays (PRD-4). They are with the account;
 * what was not sent yet is lost with them, so ask the server before.
 */
export function forgetSelection(): void {
  const { compare } = readOwnLists();
  try {
    // First: an answer on its way finds nothing that it belongs to.
    localStorage.removeItem(syncKey);
  } catch {
    // Storage is off: there is nothing in it.
  }
  writeOwnLists({ ...emptySnapshot, compare });
}
