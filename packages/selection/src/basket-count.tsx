'use client';

import { countOf } from '@showroom/domain/text';
import { IconCount } from '@showroom/ui/icon-count';
import { useEffect } from 'react';
import { useBasket } from './sync/shop-lists.ts';

/** How many lines lie in this visitor's basket: name and bubble of its link in the header. */
export function BasketCount() {
  const restore = useBasket((state) => state.restore);
  const count = useBasket(({ selection }) => selection.accessories?.length ?? 0);
  useEffect(restore, [restore]);
  return <IconCount label="Корзина" count={count} words={countOf(count, ['товар', 'товара', 'товаров'])} />;
}
