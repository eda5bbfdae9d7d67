import type { Vec2 } from '../mesh/vec.ts';
import { box, type Drawing, poly, rounded } from '../texture/drawing.ts';
import type { CarSpec } from './car-spec.ts';
import { inks } from './inks.data.ts';
import type { WallMap } from './wall-map.ts';

const projector = { color: '#76859c', gloss: 0.3, emit: 0.12 } as const;

/** Square lamps of a car that is a box, in a frame of light. */
export function drawBoxLamps(d: Drawing, c: CarSpec, m: WallMap): void {
  const [from, to] = [m.nose(Math.max(c.grille.half + 0.05, c.half * 0.58)), m.nose(c.half * 0.9)];
  const [low, high] = [c.lampZ - 0.1, c.lampZ + 0.09];
  const frame = (by: number) => box(from + by, low + by, to - by, high - by, 0.03);
  d.fill(frame(0), inks.lens);
  d.stroke(frame(0.02), 0.014, inks.beam);
  const middle = (from + to) / 2;
  for (const [a, b] of [
    [from + 0.045, middle - 0.012],
    [middle + 0.012, to - 0.045],
  ] as const)
    d.fill(box(a, c.lampZ - 0.045, b, c.lampZ + 0.04, 0.014), projector);
}

/** A blade of light under the bonnet's edge, and the lamps themselves in the bumper below. */
export function drawSplitLamps(d: Drawing, c: CarSpec, m: WallMap): void {
  const y = (share: number) => m.nose(share * c.half);
  const z = c.lampZ;
  const blade: Vec2[] = [
    [y(Math.max(c.grille.half / c.half + 0.04, 0.44)), z + 0.035],
    [y(0.86), z + 0.06],
    [m.side(c.noseSweep * 1.35), z + 0.105],
  ];
  d.stroke(poly(blade, false), 0.045, inks.lens);
  d.stroke(poly(blade, false), 0.017, inks.beam);
  d.fill(
    rounded(
      [
        [y(0.62), z - 0.2],
        [y(0.88), z - 0.18],
        [y(0.9), z - 0.06],
        [y(0.64), z - 0.08],
      ],
      0.03,
    ),
    inks.lens,
  );
  for (const share of [0.66, 0.77]) d.fill(box(y(share), z - 0.165, y(share + 0.08), z - 0.1, 0.012), projector);
}
