import { materials } from '../car/materials.data.ts';
import { bentTube } from '../mesh/bent-tube.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import { loft } from './loft.ts';

/** The seat of a quad for its rider alone. */
export const seatForOne = (): Piece[] => [
  piece(
    loft([
      { x: 0.86, z: 0.84, y: 0.08, h: 0.05 },
      { x: 1.04, z: 0.84, y: 0.15, h: 0.06 },
      { x: 1.34, z: 0.84, y: 0.18, h: 0.06 },
      { x: 1.6, z: 0.9, y: 0.17, h: 0.06 },
      { x: 1.76, z: 0.93, y: 0.1, h: 0.03 },
    ]),
    materials.leather,
  ),
];

/** A second cushion a step higher, with a back to lean on and a bar for each hand. */
export const seatForTwo = (): Piece[] => [
  piece(
    loft([
      { x: 0.86, z: 0.84, y: 0.08, h: 0.05 },
      { x: 1.04, z: 0.84, y: 0.15, h: 0.06 },
      { x: 1.3, z: 0.85, y: 0.18, h: 0.06 },
      { x: 1.42, z: 0.87, y: 0.18, h: 0.06 },
    ]),
    materials.leather,
  ),
  piece(
    block([1.63, 0, 0.95], [0.26, 0.21, 0.085], 4, (p) => [p[0], p[1] * (1 + 0.06 * p[0]), p[2]], 20),
    materials.leather,
  ),
  piece(
    block([1.66, 0, 0.84], [0.3, 0.18, 0.06], 5, (p) => p, 16),
    materials.plastic,
  ),
  piece(
    block([1.96, 0, 1.17], [0.055, 0.22, 0.16], 4, (p) => [p[0] + 1.1 * p[2], p[1] * (1 - 0.12 * p[2]), p[2]], 20),
    materials.leather,
  ),
  piece(
    block([1.95, 0, 0.98], [0.05, 0.19, 0.09], 4, (p) => p, 16),
    materials.plastic,
  ),
  ...both(
    piece(
      bentTube(
        [
          [1.56, 0.27, 0.9],
          [1.58, 0.3, 1.06],
          [1.74, 0.31, 1.12],
          [1.94, 0.27, 1.09],
        ],
        0.019,
      ),
      materials.rubber,
    ),
  ),
];
