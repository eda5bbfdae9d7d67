import { materials } from '../car/materials.data.ts';
import { both, type Material, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';

const solid = (center: Vec3, half: Vec3, power = 14) => block(center, half, power, (p) => p, 16);
const timber: Material = { albedo: [0.3, 0.19, 0.1], paint: 0, gloss: 0.03, rough: 0.6 };
export const whiteSkin: Material = { albedo: [0.72, 0.73, 0.74], paint: 0, gloss: 0.06, rough: 0.2 };

/** Where a bed lies behind its cab: from and to along the lorry, half of its width, its floor. */
export type Bed = { from: number; to: number; half: number; floor: number };

export function dropSides({ from, to, half, floor }: Bed): Piece[] {
  const [middle, long] = [(from + to) / 2, (to - from) / 2];
  const side = floor + 0.22;
  return [
    piece(solid([middle, 0, floor], [long, half, 0.04]), timber),
    ...both(piece(solid([middle, half, side], [long, 0.022, 0.2], 12), materials.paintPart)),
    piece(solid([to, 0, side], [0.022, half, 0.2], 12), materials.paintPart),
    piece(solid([from, 0, floor + 0.38], [0.025, half, 0.36], 12), materials.paintPart),
    ...[from, middle, to].flatMap((x) =>
      both(piece(solid([x, half + 0.02, side], [0.03, 0.026, 0.23], 8), materials.satinSilver)),
    ),
  ];
}

/** A box of plates up to `top`; a `cold` one carries its machine over the cab. */
export function plateBox({ from, to, half, floor }: Bed, top: number, cold = false): Piece[] {
  const [middle, long] = [(from + to) / 2, (to - from) / 2];
  const [between, tall] = [(floor + top) / 2, (top - floor) / 2];
  const skin = cold ? whiteSkin : { ...materials.paintPart, gloss: 0.06, rough: 0.2 };
  const edge = cold ? materials.satinSilver : materials.alloyFace;
  return [
    piece(
      block([middle, 0, between], [long, half, tall], 40, (p) => p, 24),
      skin,
    ),
    ...[floor + 0.03, top - 0.03].flatMap((z) =>
      both(piece(solid([middle, half, z], [long + 0.01, 0.025, 0.045], 10), edge)),
    ),
    ...[from, to].flatMap((x) => both(piece(solid([x, half - 0.01, between], [0.035, 0.035, tall], 10), edge))),
    ...[-0.4, 0.4].map((y) => piece(solid([to + 0.03, y, between], [0.015, 0.02, tall * 0.75], 8), materials.steel)),
    ...(cold
      ? [
          piece(
            block([from - 0.17, 0, top - 0.34], [0.19, half * 0.68, 0.24], 5, (p) => p, 18),
            whiteSkin,
          ),
          piece(solid([from - 0.36, 0, top - 0.34], [0.015, half * 0.46, 0.13], 6), materials.plastic),
        ]
      : []),
  ];
}
