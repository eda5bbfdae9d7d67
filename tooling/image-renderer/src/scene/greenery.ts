import type { Material, Piece } from '../mesh/scene.ts';
import { piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { stageMaterials } from './stage.ts';

/** Leaves are no smooth ball: bumps by direction. */
const leafy =
  (seed: number) =>
  (p: Vec3): Vec3 => {
    const bump =
      1 +
      0.07 * Math.sin(p[0] * 7 + seed) * Math.sin(p[1] * 6 + seed * 2) +
      0.05 * Math.sin(p[2] * 13 + p[0] * 9 + seed * 3) +
      0.035 * Math.sin(p[1] * 21 - p[2] * 17 + seed);
    return [p[0] * bump, p[1] * bump, p[2] * bump];
  };

/** A young tree with a clipped crown, `tall` metres. */
export function tree(x: number, y: number, tall: number, leaf: Material, seed: number): Piece[] {
  const crown = tall * 0.3;
  return [
    piece(
      tube(
        [
          [x, y, 0],
          [x, y, tall * 0.3],
          [x, y, tall * 0.6],
        ],
        (t) => 0.09 - 0.03 * t,
        10,
      ),
      stageMaterials.bark,
    ),
    piece(block([x, y, tall - crown], [crown * 0.86, crown * 0.86, crown], 2.2, leafy(seed), 40), leaf),
    piece(
      block([x + 0.3, y - 0.1, tall - crown * 1.5], [crown * 0.7, crown * 0.7, crown * 0.6], 2, leafy(seed + 1), 30),
      leaf,
    ),
  ];
}

/** A clipped hedge along x. */
export const hedge = (from: number, to: number, y: number, tall: number, leaf: Material): Piece =>
  piece(block([(from + to) / 2, y, tall / 2], [(to - from) / 2, 0.34, tall / 2], 14, leafy(from), 50), leaf);
