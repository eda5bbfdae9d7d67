import type { Dealer } from '@showroom/domain/vehicle';
import type { CityMap, MapLabel, MapShape } from './city-maps.data.ts';
import { project, type Spot, widen } from './geo.ts';
import { smoothPath } from './smooth-path.ts';
import { spreadPins } from './spread-pins.ts';

export type DrawnMap = {
  shapes: readonly { kind: MapShape['kind']; path: string }[];
  labels: readonly (Pick<MapLabel, 'text' | 'kind'> & Spot)[];
  /** One per dealer, in their order. */
  pins: readonly Spot[];
};

/** A city's map with its dealers upon it. Centres outside the usual cut-out widen it. */
export function drawMap({ frame, shapes, labels }: CityMap, dealers: readonly Dealer[]): DrawnMap {
  const places = dealers.map(({ latitude, longitude }) => [latitude, longitude] as const);
  const seen = widen(frame, places);
  return {
    shapes: shapes.map(({ kind, closed, points }) => ({
      kind,
      path: smoothPath(
        points.map((point) => project(point, seen)),
        closed,
      ),
    })),
    labels: labels.map(({ text, kind, at }) => ({ text, kind, ...project(at, seen) })),
    pins: spreadPins(places.map((place) => project(place, seen))),
  };
}
