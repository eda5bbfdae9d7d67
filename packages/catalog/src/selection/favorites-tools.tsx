'use client';

import type { TransportType } from '@showroom/domain/dictionaries';
import { nouns } from '@showroom/domain/nouns';
import { countOf } from '@showroom/domain/text';
import { Button } from '@showroom/ui/button';
import { Dialog } from '@showroom/ui/dialog';
import { Select } from '@showroom/ui/select';
import * as css from './favorites.css.ts';
import { type FavoriteOrder, favoriteOrders, isFavoriteOrder } from './order-favorites.ts';

type Props = {
  type: TransportType;
  count: number;
  order: FavoriteOrder;
  onOrder: (order: FavoriteOrder) => void;
  onClear: () => void;
};

const dialogId = 'clear-favorites';
const options = Object.entries(favoriteOrders).map(([value, label]) => ({ value, label }));

/** Order of the favourites, and the way to drop them all, which asks first. */
export function FavoritesTools({ type, count, order, onOrder, onClear }: Props) {
  if (count === 0) return null;
  return (
    <div className={css.tools}>
      {count > 1 && (
        <Select
          name="order"
          label="Порядок"
          hideLabel
          options={options}
          value={order}
          onChange={({ target }) => isFavoriteOrder(target.value) && onOrder(target.value)}
        />
      )}
      <Button tone="quiet" icon="trash" command="show-modal" commandfor={dialogId} aria-haspopup="dialog">
        Очистить
      </Button>
      <Dialog
        id={dialogId}
        title="Очистить избранное?"
        footer={
          <div className={css.confirm}>
            <Button tone="critical" command="close" commandfor={dialogId} onClick={onClear}>
              Очистить
            </Button>
            <Button tone="quiet" command="close" commandfor={dialogId}>
              Оставить
            </Button>
          </div>
        }
      >
        <p>Будет убрано: {countOf(count, nouns[type].count)}. Вернуть всё разом не получится.</p>
      </Dialog>
    </div>
  );
}
