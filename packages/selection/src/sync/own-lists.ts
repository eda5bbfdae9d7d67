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

/** Other things on a list of goods. The account keeps no prices of goods: those that were seen here stay, so that a change is told. */
function replaceThings(list: typeof useBasket, entries: readonly SelectionEntry[]): void {
  const { latest, replace } = list.getState();
  const seen = new Map((latest().accessories ?? []).map(({ id, price }) => [id, price]));
  replace({ accessories: entries.map(({ id }) => ({ id, price: seen.get(id) ?? null })) });
}

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
  replaceThings(useFavoriteAccessories, accessories);
  // Pieces first: a line without them would count as one.
  keepQuantities(new Map(basket.map(({ id, count = 1 }) => [id, count])));
  replaceThings(useBasket, basket);
}
