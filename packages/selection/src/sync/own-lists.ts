import type { SelectionEntry, SelectionSnapshot } from '@showroom/domain/selection/selection-snapshot';
import type { Chosen } from '../chosen.ts';
import { type OwnSelection, type SelectionGroup, selectionGroups } from '../selection-groups.ts';
import { useCompare, useFavorites } from '../selection-lists.ts';
import { keepQuantities, readQuantities } from './basket-quantities.ts';
import { useBasket, useFavoriteAccessories } from './shop-lists.ts';

const vehicles = (selection: OwnSelection): SelectionEntry[] =>
  selectionGroups.flatMap((group) => (selection[group] ?? []).map(({ id, price }) => ({ id, group, price })));

function byGroup(entries: readonly SelectionEntry[]): OwnSelection {
  const groups: Partial<Record<SelectionGroup, Chosen[]>> = {};
  for (const { id, group, price = null } of entries) {
    if (!group) continue;
    groups[group] ??= [];
    groups[group].push({ id, price });
  }
  return groups;
}

const things = (entries: readonly SelectionEntry[]) => ({
  accessories: entries.map(({ id }) => ({ id, price: null })),
});

/** Everything that this visitor put aside, as storage holds it now. */
export function readOwnLists(): SelectionSnapshot {
  const quantities = readQuantities();
  return {
    favorites: vehicles(useFavorites.getState().latest()),
    compare: vehicles(useCompare.getState().latest()),
    accessories: (useFavoriteAccessories.getState().latest().accessories ?? []).map(({ id }) => ({ id })),
    basket: (useBasket.getState().latest().accessories ?? []).map(({ id }) => ({ id, count: quantities.get(id) ?? 1 })),
  };
}

/** Puts other lists in the place of this visitor's own: other tabs, counts and pressed buttons follow. */
export function writeOwnLists({ favorites, compare, accessories, basket }: SelectionSnapshot): void {
  useFavorites.getState().replace(byGroup(favorites));
  useCompare.getState().replace(byGroup(compare));
  useFavoriteAccessories.getState().replace(things(accessories));
  // Pieces first: a line without them would count as one.
  keepQuantities(new Map(basket.map(({ id, count = 1 }) => [id, count])));
  useBasket.getState().replace(things(basket));
}
