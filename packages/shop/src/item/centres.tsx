import type { StoreItem } from '@showroom/api-contract/store';
import { formatDayMonth } from '@showroom/domain/dates';
import { countOf, formatInteger } from '@showroom/domain/text';
import { Disclosure } from '@showroom/ui/disclosure';
import * as css from './item.css.ts';

/** Centres that are shown at once; the others wait. */
const shown = 4;

function Rows({ centres }: { centres: StoreItem['centres'] }) {
  return (
    <ul className={css.centres}>
      {centres.map(({ dealer, name, address, qty, readyOn }) => (
        <li key={dealer} className={css.centre}>
          <span>
            <b>{name}</b>
            <span className={css.address}>{address}</span>
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

/** Where the item can be taken from, how many lie there and since which day. */
export function Centres({ centres }: { centres: StoreItem['centres'] }) {
  const rest = centres.slice(shown + 1).length > 0 ? centres.slice(shown) : [];
  return (
    <div>
      <Rows centres={centres.slice(0, centres.length - rest.length)} />
      {rest.length > 0 && (
        <Disclosure summary={`Ещё ${countOf(rest.length, ['центр', 'центра', 'центров'])}`}>
          <Rows centres={rest} />
        </Disclosure>
      )}
    </div>
  );
}
