'use client';

import { mostPieces } from '@showroom/domain/shop/basket-count';
import { formatRoubles } from '@showroom/domain/text';
import { announce } from '@showroom/ui/announce';
import { Button } from '@showroom/ui/button';
import { ButtonLink } from '@showroom/ui/button-link';
import { useEffect, useRef, useState } from 'react';
import { Stepper } from '../cards/stepper.tsx';
import * as css from './item.css.ts';
import { usePieces } from './use-pieces.ts';

type Props = {
  id: number;
  name: string;
  /** Kopecks of one piece. */
  price: number;
  minCount: number;
  /** Free pieces at all centres. */
  left: number;
  basketHref: string;
};

const rouble = 100;

/** How many, and into the basket; once there, the way to it. */
export function BuyBlock({ id, name, price, minCount, left, basketHref }: Props) {
  const { count, isIn, change, put } = usePieces({ id, price, minCount, left });
  const [isFull, setFull] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // The button gives its place to the link; so does the focus.
  useEffect(() => {
    if (isIn && pressed.current) place.current?.querySelector('a')?.focus();
    pressed.current = false;
  }, [isIn]);
  const press = () => {
    pressed.current = true;
    const isPut = put();
    setFull(!isPut);
    if (isPut) announce('Товар в\u00a0корзине');
  };
  return (
    <div className={css.buy} ref={place}>
      <div className={css.buyRow}>
        <Stepper name={name} count={count} least={minCount} most={mostPieces(left)} onChange={change} />
        {isIn ? (
          <ButtonLink href={basketHref} size="lg" tone="outline" icon="check" wide>
            В корзине
          </ButtonLink>
        ) : (
          <Button size="lg" icon="basket" wide onClick={press}>
            В корзину
          </Button>
        )}
      </div>
      {count > 1 && <p className={css.small}>Всего {formatRoubles(Math.ceil(price / rouble) * count * rouble)}</p>}
      {minCount > 1 && <p className={css.small}>Продаётся от {minCount} шт.</p>}
      {isFull && (
        <p className={css.small} role="status">
          Корзина заполнена: уберите из неё то, что не нужно.
        </p>
      )}
    </div>
  );
}
