'use client';

import { countOf } from '@showroom/domain/text';
import { announce } from '@showroom/ui/announce';
import { Button } from '@showroom/ui/button';
import { ButtonLink } from '@showroom/ui/button-link';
import { Checkbox } from '@showroom/ui/checkbox';
import { EmptyState } from '@showroom/ui/empty-state';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { useState } from 'react';
import type { ShopSite } from '../shop-site.ts';
import * as css from './basket.css.ts';
import { BasketLineView } from './basket-line.tsx';
import type { BasketLine } from './basket-lines.ts';
import { BasketSummary } from './basket-totals.tsx';
import { useBasket } from './use-basket.ts';
import { useCentreNames } from './use-centre-names.ts';

type Removed = { id: number; name: string; price: number | null; count: number; index: number };

/** The basket: lines, what is to be ordered of them, and what it costs. */
export function BasketView({ site: { base, city } }: { site: Pick<ShopSite, 'base' | 'city'> }) {
  const basket = useBasket(city);
  const centres = useCentreNames();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const { state, size, lines } = basket;
  const sold = lines.filter(({ isSold }) => isSold);
  const checked = lines.filter((line) => line.checked);
  const takeOut = (gone: readonly BasketLine[]) => {
    setRemoved((before) => [
      ...before,
      ...gone.map(({ id, card, count }) => ({
        ...{ id, count, index: lines.findIndex((line) => line.id === id) },
        name: card?.name ?? `Товар ${id}`,
        price: card?.disprice ?? null,
      })),
    ]);
    basket.remove(gone.map(({ id }) => id));
    announce(`Убрано из\u00a0корзины: ${countOf(gone.length, ['товар', 'товара', 'товаров'])}`);
  };
  const putBack = (line: Removed) => {
    setRemoved((before) => before.filter(({ id }) => id !== line.id));
    basket.putBack(line);
  };
  const undo = removed.map((line) => (
    <li key={line.id} className={css.removed}>
      <span>{line.name} — убрано</span>
      <Button tone="quiet" onClick={() => putBack(line)}>
        Вернуть
      </Button>
    </li>
  ));
  if (state === 'loading') return <Skeleton height={420} shape="box" />;
  if (size === 0)
    return (
      <>
        {undo.length > 0 && <ul className={css.lines}>{undo}</ul>}
        <EmptyState
          title="В корзине пусто"
          actions={
            <>
              <ButtonLink href={`${base}/store/`}>Аксессуары</ButtonLink>
              <ButtonLink href={`${base}/parts/`} tone="outline">
                Запчасти
              </ButtonLink>
            </>
          }
        >
          <p>Положите сюда то, что нужно автомобилю: корзина не&nbsp;пропадёт, если закрыть страницу.</p>
        </EmptyState>
      </>
    );
  if (state === 'away')
    return (
      <Notice title="Магазин не отвечает">
        <p>
          В&nbsp;корзине {countOf(size, ['товар', 'товара', 'товаров'])}, всё на&nbsp;месте. Цены и&nbsp;наличие
          покажем, как только появится связь.
        </p>
        <Button onClick={basket.retry}>Повторить</Button>
      </Notice>
    );
  return (
    <div className={css.columns}>
      <div>
        <div className={css.bar}>
          <Checkbox
            name="all"
            label="Выбрать всё"
            checked={sold.length > 0 && checked.length === sold.length}
            disabled={sold.length === 0}
            onChange={({ target }) =>
              basket.check(
                sold.map(({ id }) => id),
                target.checked,
              )
            }
          />
          <Button tone="quiet" onClick={() => takeOut(checked)} disabled={checked.length === 0}>
            Удалить выбранное
          </Button>
        </div>
        <ul className={css.lines}>
          {lines.map((line) => (
            <BasketLineView
              key={line.id}
              line={line}
              base={base}
              centre={centres.get(line.card?.dealerCode ?? '')}
              onCount={(count) => basket.setCount(line.id, count)}
              onCheck={(isChecked) => basket.check([line.id], isChecked)}
              onRemove={() => takeOut([line])}
            />
          ))}
          {undo}
        </ul>
      </div>
      <BasketSummary lines={lines}>
        {checked.length > 0 ? (
          <ButtonLink href={`${base}/ordering/`} size="lg" wide>
            Оформить заказ
          </ButtonLink>
        ) : (
          <>
            <Button size="lg" wide disabled aria-describedby="basket-why">
              Оформить заказ
            </Button>
            <p id="basket-why" className={css.why}>
              Отметьте, что заказываете.
            </p>
          </>
        )}
      </BasketSummary>
    </div>
  );
}
