import { type Material, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { materials } from './materials.data.ts';
/** One seat: cushion, back and head restraint; `insert`: other cloth on the middle of both. */
export function seat(
  x: number,
  y: number,
  z: number,
  lean = 0.24,
  wide = 0.25,
  material: Material = materials.leather,
  tall = 1,
  insert?: Material,
): Piece[] {
  const back = (p: Vec3): Vec3 => [p[0] + p[2] * lean * 3.2, p[1] * (1 - 0.14 * Math.max(0, p[2])), p[2]];
  return [
    piece(
      block([x, y, z], [0.27, wide, 0.085], 4.5, (p) => [p[0], p[1], p[2] + 0.3 * p[0] * -1], 14),
      material,
    ),
    piece(block([x + 0.34, y, z + 0.34 * tall], [0.075, wide, 0.33 * tall], 4.5, back, 16), material),
    piece(
      block([x + 0.46, y, z + 0.74 * tall], [0.045, 0.13, 0.075 * tall], 4, (p) => p, 12),
      material,
    ),
    ...(insert
      ? [
          piece(
            block([x, y, z + 0.012], [0.255, wide * 0.6, 0.083], 6, (p) => [p[0], p[1], p[2] + 0.3 * p[0] * -1], 14),
            insert,
          ),
          piece(block([x + 0.328, y, z + 0.34 * tall], [0.075, wide * 0.58, 0.29 * tall], 6, back, 16), insert),
        ]
      : []),
  ];
}
