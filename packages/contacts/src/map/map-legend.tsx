import { dealerAnchor } from '../dealer/dealer-address.ts';
import { disc } from '../dealer/disc.css.ts';
import type { DealerGroup } from '../dealer-groups.ts';
import * as css from './map-legend.css.ts';

/** The pins of a map by number: what stands there and by which metro station. */
export function MapLegend({ dealers }: Pick<DealerGroup, 'dealers'>) {
  return (
    <ol className={css.list}>
      {dealers.map(({ number, dealer }) => (
        <li key={dealer.code}>
          <a href={`#${dealerAnchor(dealer)}`} className={css.row}>
            <span className={disc} aria-hidden="true">
              {number}
            </span>
            <span className={css.name}>{dealer.name}</span>
            {dealer.metro && <span className={css.metro}>{dealer.metro}</span>}
          </a>
        </li>
      ))}
    </ol>
  );
}
