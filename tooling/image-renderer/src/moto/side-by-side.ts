import { materials } from '../car/materials.data.ts';
import { bentTube } from '../mesh/bent-tube.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { frontX, radius, track, wheel } from './atv-wheel.ts';
import { loft } from './loft.ts';
import { mudguard } from './moto-wheel.ts';

const rearX = 2.35;
const solid = (center: Vec3, half: Vec3, power = 6) => block(center, half, power, (p) => p, 18);

/** A side-by-side: two seats in a cage, a wheel to steer with, a bed behind. */
export function sideBySidePieces(): Piece[] {
  const guard = (x: number, from: number, to: number) =>
    both(piece(mudguard([x, track - 0.02, radius], radius + 0.13, 0.2, from, to), materials.paintPart));
  const wide = track - 0.14;
  const cage: Vec3[] = [
    [0.86, wide, 0.86],
    [1.22, wide - 0.06, 1.62],
    [1.34, wide - 0.08, 1.72],
    [1.98, wide - 0.08, 1.74],
    [2.1, wide - 0.06, 1.62],
    [2.24, wide, 0.86],
  ];
  const bar = (x: number, z: number): Piece =>
    piece(solid([x, 0, z], [0.022, wide - 0.07, 0.022], 3), materials.blackGloss);
  return [
    ...wheel(frontX, 0.24),
    ...wheel(rearX, 0.27),
    ...guard(frontX, 0.3, 2.7),
    ...guard(rearX, 0.4, 2.8),
    // Bonnet, nose and lamps.
    piece(
      loft([
        { x: 0.08, z: 0.56, y: 0.22, h: 0.12 },
        { x: 0.2, z: 0.66, y: 0.4, h: 0.16 },
        { x: 0.55, z: 0.76, y: 0.46, h: 0.16 },
        { x: 0.98, z: 0.86, y: 0.5, h: 0.1 },
      ]),
      materials.paintPart,
    ),
    ...both(piece(solid([0.14, 0.27, 0.7], [0.05, 0.09, 0.04], 3), materials.lamp)),
    piece(solid([0.08, 0, 0.5], [0.03, 0.26, 0.08]), materials.plastic),
    // Tub, doors and dashboard.
    piece(solid([1.5, 0, 0.46], [0.85, wide, 0.07], 8), materials.plastic),
    ...both(piece(solid([1.5, wide, 0.68], [0.56, 0.03, 0.2], 5), materials.paintPart)),
    piece(solid([1.04, 0, 0.88], [0.09, wide - 0.04, 0.1]), materials.plastic),
    piece(solid([1.2, -0.28, 1.0], [0.03, 0.15, 0.15], 2.2), materials.blackGloss),
    ...both(piece(solid([1.66, 0.27, 0.68], [0.24, 0.21, 0.07], 4), materials.leather)),
    ...both(
      piece(
        block([1.92, 0.27, 1.02], [0.07, 0.2, 0.32], 4, (p) => [p[0] + 0.12 * p[2], p[1], p[2]], 18),
        materials.leather,
      ),
    ),
    // Cage and roof.
    ...both(piece(bentTube(cage, 0.026), materials.blackGloss)),
    bar(1.26, 1.68),
    bar(2.04, 1.69),
    piece(solid([1.65, 0, 1.77], [0.4, wide - 0.06, 0.025], 10), materials.paintPart),
    // Bed with its sides.
    piece(solid([2.5, 0, 0.8], [0.38, wide - 0.06, 0.04], 10), materials.plastic),
    ...both(piece(solid([2.5, wide - 0.06, 0.94], [0.38, 0.025, 0.14], 8), materials.paintPart)),
    piece(solid([2.88, 0, 0.94], [0.025, wide - 0.06, 0.14], 8), materials.paintPart),
    ...both(piece(solid([2.9, wide - 0.14, 0.92], [0.015, 0.05, 0.05], 4), materials.lampRed)),
    piece(solid([1.6, 0, 0.42], [0.9, 0.3, 0.12]), materials.darkSteel),
  ];
}
