import type { ShortVehicle } from '@showroom/api-contract/catalog-short';
import type { Chosen } from '@showroom/selection/chosen';

export const favoriteOrders = {
  added: 'Недавно добавленные',
  'price-asc': 'Сначала дешевле',
  'price-desc': 'Сначала дороже',
} as const;
export type FavoriteOrder = keyof typeof favoriteOrders;

export const isFavoriteOrder = (value: string): value is FavoriteOrder => Object.hasOwn(favoriteOrders, value);

/** Favourites in an order. By price, those without one (sold, not priced) come last. */
export function orderFavorites(
  list: readonly Chosen[],
  known: ReadonlyMap<number, ShortVehicle | null>,
  order: FavoriteOrder,
): Chosen[] {
  const newest = list.toReversed();
  if (order === 'added') return newest;
  const sign = order === 'price-asc' ? 1 : -1;
  const priceOf = ({ id }: Chosen) => {
    const price = known.get(id)?.card.price ?? null;
    return price === null ? Number.POSITIVE_INFINITY : sign * price;
  };
  return newest.toSorted((a, b) => {
    const [left, right] = [priceOf(a), priceOf(b)];
    return left === right ? 0 : left - right;
  });
}
