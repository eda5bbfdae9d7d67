import type { Dealer } from '@showroom/domain/vehicle';
import type { CityPlan, PlanLabel, PlanShape } from './city-plans.data.ts';
import { project, type Spot, widen } from './geo.ts';
import { smoothPath } from './smooth-path.ts';
import { spreadPins } from './spread-pins.ts';

export type DrawnPlan = {
  shapes: readonly { kind: PlanShape['kind']; path: string }[];
  labels: readonly (Pick<PlanLabel, 'text' | 'kind'> & Spot)[];
  /** One per dealer, in their order. */
  pins: readonly Spot[];
};

/** A city's plan with its dealers upon it. Centres outside the usual cut-out widen it. */
export function drawPlan({ frame, shapes, labels }: CityPlan, dealers: readonly Dealer[]): DrawnPlan {
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
