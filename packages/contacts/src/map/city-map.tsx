import { VisuallyHidden } from '@showroom/ui/visually-hidden';
import { dealerAnchor } from '../dealer/dealer-address.ts';
import type { DealerGroup } from '../dealer-groups.ts';
import * as css from './city-map.css.ts';
import { cityMaps } from './city-maps.data.ts';
import { drawMap } from './draw-map.ts';
import { planSize } from './geo.ts';
import { LiveMap } from './live-map.tsx';
import { MapLegend } from './map-legend.tsx';

const percent = (value: number) => `${Math.round((value / planSize) * 10_000) / 100}%`;

/**
 * A drawn map of a city with numbered pins that lead to the dealers' cards. No outside map is asked before the visitor does.
 * The list under it says and does the same in words, so keyboards and readers get that one only.
 */
export function CityMap({ group: { city, dealers } }: { group: DealerGroup }) {
  const map = drawMap(
    cityMaps[city],
    dealers.map(({ dealer }) => dealer),
  );
  return (
    <figure className={css.figure}>
      <div className={css.place}>
        <div className={css.map} aria-hidden="true">
          <svg viewBox={`0 0 ${planSize} ${planSize}`} className={css.ground} aria-hidden="true">
            {map.shapes.map(({ kind, path }) => (
              <path key={path} d={path} className={css.shapes[kind]} />
            ))}
            {map.labels.map(({ text, kind, x, y }) => (
              <text key={text} x={x} y={y} className={css.labels[kind]}>
                {text}
              </text>
            ))}
          </svg>
          {dealers.map(({ number, dealer }, index) => {
            const { x, y } = map.pins[index] ?? { x: 0, y: 0 };
            return (
              <a
                key={dealer.code}
                href={`#${dealerAnchor(dealer)}`}
                tabIndex={-1}
                className={css.pin}
                style={{ left: percent(x), top: percent(y) }}
              >
                <span className={css.pinDisc}>{number}</span>
                <span className={css.tip}>{dealer.name}</span>
              </a>
            );
          })}
        </div>
        <LiveMap
          places={dealers.map(({ number, dealer: { name, latitude, longitude } }) => ({
            number,
            name,
            latitude,
            longitude,
          }))}
        />
      </div>
      <figcaption>
        <VisuallyHidden>Дилерские центры на схеме</VisuallyHidden>
        <MapLegend dealers={dealers} />
      </figcaption>
    </figure>
  );
}
