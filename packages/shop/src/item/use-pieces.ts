import { basketCount, withinStock } from '@showroom/domain/shop/basket-count';
import { readQuantities } from '@showroom/selection/basket-quantities';
import { useBasket } from '@showroom/selection/shop-lists';
import { useEffect, useState } from 'react';
import { keepPieces, putIntoBasket } from '../cards/put-into-basket.ts';

type Goods = {
  id: number;
  /** Kopecks. */
  price: number;
  minCount: number;
  /** Free pieces. */
  left: number;
};

/** How many pieces of an item a visitor wants, and whether it lies in his basket. A count that changes there is kept at once. */
export function usePieces(goods: Goods) {
  const { id, price, minCount, left } = goods;
  const [count, setCount] = useState(minCount);
  const restore = useBasket((state) => state.restore);
  const isIn = useBasket(({ selection }) => (selection.accessories ?? []).some((one) => one.id === id));
  useEffect(restore, [restore]);
  useEffect(() => {
    if (isIn) setCount(withinStock(basketCount({ kept: readQuantities().get(id), minCount }), { minCount, left }));
  }, [isIn, id, minCount, left]);
  return {
    count,
    isIn,
    change: (next: number) => {
      const kept = withinStock(next, goods);
      setCount(kept);
      if (isIn) keepPieces(id, kept);
    },
    /** False when the basket is full. */
    put: () => putIntoBasket({ id, price, count }),
  };
}
