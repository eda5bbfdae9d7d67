'use client';

import { itemPath } from '@showroom/domain/shop/store-path';
import { formatRoubles } from '@showroom/domain/text';
import { announce } from '@showroom/ui/announce';
import { Button } from '@showroom/ui/button';
import { ButtonLink } from '@showroom/ui/button-link';
import { useState } from 'react';
import { putAtLeast } from '../cards/put-into-basket.ts';
import type { ShopBase } from '../shop-site.ts';
import * as css from './item.css.ts';

/** An item of a set: id, name, kopecks of one piece, pieces. */
export type SetItem = { id: number; name: string; price: number; count: number };

const rouble = 100;
const sumOf = (items: readonly SetItem[]) =>
  items.reduce((sum, { price, count }) => sum + Math.ceil(price / rouble) * count * rouble, 0);

/** What is bought together: all of it goes into the basket with one press. */
export function GoodsSet({ items, base }: { items: readonly SetItem[]; base: ShopBase }) {
  const [isIn, setIn] = useState(false);
  const put = () => {
    setIn(items.map(putAtLeast).every(Boolean));
    announce('Комплект в\u00a0корзине');
  };
  return (
    <div className={css.set}>
      <ul className={css.setItems}>
        {items.map(({ id, name, price, count }) => (
          <li key={id} className={css.setItem}>
            <a href={`${base}${itemPath(id)}`}>{name}</a>
            <span>{`${count > 1 ? `${count}\u00a0×\u00a0` : ''}${formatRoubles(price)}`}</span>
          </li>
        ))}
      </ul>
      <p className={css.setFoot}>
        <b>{formatRoubles(sumOf(items))}</b>
        {isIn ? (
          <ButtonLink href={`${base}/basket/`} tone="outline">
            В корзине
          </ButtonLink>
        ) : (
          <Button tone="outline" onClick={put}>
            Всё в&nbsp;корзину
          </Button>
        )}
      </p>
    </div>
  );
}
