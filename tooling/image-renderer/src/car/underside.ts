import { curve } from '../mesh/curve.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, lathe } from '../mesh/solids.ts';
import { archRadius } from './body.ts';
import type { CarSpec } from './car-spec.ts';
import { materials } from './materials.data.ts';
/** Wheel wells, floor and the dark block that stands for everything under the skin. */
export function underside(c: CarSpec): Piece[] {
  const r = archRadius(c) + 0.006;
  const bottom = curve(c.bottom);
  const well = (x: number) => {
    // The liner ends with the sill: lower it would hang out like a mud flap.
    const from = Math.asin(Math.max(-0.9, Math.min(0.9, (bottom(x) + 0.012 - c.wheel.radius) / r)));
    return both(
      piece(
        lathe(
          [x, 0, c.wheel.radius],
          [
            [r, c.half - 0.06],
            [r, c.half - 0.42],
            [0.01, c.half - 0.42],
          ],
          48,
          from,
          Math.PI - from,
        ),
        materials.well,
      ),
    );
  };
  const low = (c.bottom[1]?.[1] ?? 0.2) + 0.03;
  const middle = (c.wheel.front + c.wheel.rear) / 2;
  const top = Math.min(curve(c.edge)(middle) - 0.28, low + 0.42);
  return [
    ...well(c.wheel.front),
    ...(c.cabOnly ? [] : well(c.wheel.rear)),
    piece(
      block([c.length / 2, 0, low + 0.03], [c.length / 2 - 0.42, c.half - 0.2, 0.03], 5, (p) => p, 16),
      materials.well,
    ),
    piece(
      block(
        [c.length / 2, 0, (low + top) / 2],
        [c.length / 2 - 0.35, c.half - 0.42, (top - low) / 2],
        12,
        (p) => p,
        16,
      ),
      materials.trim,
    ),
  ];
}
