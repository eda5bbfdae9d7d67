import type { StoreItem } from '@showroom/api-contract/store';
import { cities } from '@showroom/domain/city';
import { formatDayMonth, formatInteger } from '@showroom/domain/text';
import * as css from './item.css.ts';

/** Where the item can be taken from, how many lie there and since which day. */
export function Centres({ centres }: { centres: StoreItem['centres'] }) {
  return (
    <ul className={css.centres}>
      {centres.map(({ dealer, name, city, address, qty, readyOn }) => (
        <li key={dealer} className={css.centre}>
          <span>
            <b>{name}</b>
            <span className={css.address}>
              {address.includes(cities[city].i) ? address : `${cities[city].i}, ${address}`}
            </span>
          </span>
          <span className={css.ready}>
            <span className={qty > 0 ? css.has : css.brought}>
              {qty > 0 ? `В наличии: ${formatInteger(qty)}\u00a0шт.` : 'Привезём'}
            </span>
            <span>{`Забрать с\u00a0${formatDayMonth(readyOn)}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
