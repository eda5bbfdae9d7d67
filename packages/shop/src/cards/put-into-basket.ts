import { track } from '@showroom/analytics/track';
import { keepQuantities, readQuantities } from '@showroom/selection/basket-quantities';
import { goodsGroup as group, useBasket, useFavoriteAccessories } from '@showroom/selection/shop-lists';

/** Keeps how many pieces of an item are wanted. */
export const keepPieces = (id: number, count: number): boolean =>
  keepQuantities(new Map(readQuantities()).set(id, count));

/**
 * Puts an item into the basket. One that lies there keeps its place and gets the count.
 * @param price kopecks, as it is seen now: a change since is told in the basket
 * @returns false when the basket is full
 */
export function putIntoBasket({ id, price, count }: { id: number; price: number; count: number }): boolean {
  const before = readQuantities();
  // First the count: whoever hears of the item reads it.
  keepPieces(id, count);
  const isIn = useBasket.getState().add(group, { id, price });
  if (isIn) track({ name: 'basket_added', itemId: String(id) });
  else keepQuantities(before);
  return isIn;
}

/** Puts an item of a set into the basket: whoever took more of it already keeps that. @returns false when the basket is full */
export function putAtLeast(item: { id: number; price: number; count: number }): boolean {
  const lies = (useBasket.getState().latest()[group] ?? []).some(({ id }) => id === item.id);
  const before = lies ? (readQuantities().get(item.id) ?? 0) : 0;
  return putIntoBasket({ ...item, count: Math.max(item.count, before) });
}

/** Puts an item among the favourites, or takes it away. @returns false when they are full */
export function toggleFavorite({ id, price }: { id: number; price: number }): boolean {
  const { latest, add, remove } = useFavoriteAccessories.getState();
  if ((latest()[group] ?? []).some((one) => one.id === id)) {
    remove(group, [id]);
    return true;
  }
  const isIn = add(group, { id, price });
  if (isIn) track({ name: 'favorite_added', list: group, id: String(id) });
  return isIn;
}
