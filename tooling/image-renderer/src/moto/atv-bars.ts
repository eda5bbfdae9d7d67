import { materials } from '../car/materials.data.ts';
import { bentTube } from '../mesh/bent-tube.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';

/** Bars of a quad with grips, levers and a small screen. */
export const atvBars = (): Piece[] => [
  ...both(
    piece(
      bentTube(
        [
          [0.78, 0, 0.98],
          [0.8, 0.12, 1.02],
          [0.86, 0.26, 1.08],
          [0.94, 0.4, 1.06],
        ],
        0.013,
      ),
      materials.darkSteel,
    ),
  ),
  ...both(
    piece(
      tube(
        [
          [0.89, 0.3, 1.078],
          [0.945, 0.41, 1.06],
        ],
        0.019,
        12,
      ),
      materials.rubber,
    ),
  ),
  piece(
    tube(
      [
        [0.7, 0, 0.8],
        [0.79, 0, 1.0],
      ],
      0.03,
      12,
    ),
    materials.darkSteel,
  ),
  piece(
    block([0.76, 0, 1.03], [0.04, 0.09, 0.045], 4, (p) => [p[0] + p[2] * 0.6, p[1], p[2]], 16),
    materials.blackGloss,
  ),
];
