import { materials } from '../car/materials.data.ts';
import { bentTube } from '../mesh/bent-tube.ts';
import { type Piece, piece } from '../mesh/scene.ts';
import { tube } from '../mesh/solids.ts';
export const rack = (x0: number, x1: number, z: number): Piece[] => [
  ...[-0.34, 0.34].map((y) =>
    piece(
      bentTube(
        [
          [x0, y, z - 0.04],
          [x0 + 0.02, y, z],
          [x1 - 0.02, y, z],
          [x1, y, z - 0.04],
        ],
        0.012,
      ),
      materials.darkSteel,
    ),
  ),
  ...[-0.2, -0.07, 0.07, 0.2].map((y) =>
    piece(
      tube(
        [
          [x0 + 0.02, y, z],
          [x1 - 0.02, y, z],
        ],
        0.008,
        8,
      ),
      materials.darkSteel,
    ),
  ),
  ...[x0 + 0.03, (x0 + x1) / 2, x1 - 0.03].map((x) =>
    piece(
      tube(
        [
          [x, -0.34, z],
          [x, 0.34, z],
        ],
        0.011,
        8,
      ),
      materials.darkSteel,
    ),
  ),
];
