import { materials } from '../car/materials.data.ts';
import { bentTube } from '../mesh/bent-tube.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import { hullPieces, onStand } from './jet-ski-hull.ts';
import { loft } from './loft.ts';

/** A personal watercraft that is sat on, on its show stand. */
export const jetSkiPieces = (): Piece[] =>
  onStand([
    ...hullPieces(),
    piece(
      loft(
        [
          { x: -0.02, z: 0.47, y: 0.08, h: 0.05 },
          { x: 0.22, z: 0.5, y: 0.28, h: 0.12 },
          { x: 0.6, z: 0.57, y: 0.42, h: 0.2 },
          { x: 1.0, z: 0.6, y: 0.46, h: 0.27 },
          { x: 1.34, z: 0.56, y: 0.42, h: 0.26 },
          { x: 1.6, z: 0.54, y: 0.3, h: 0.16 },
        ],
        20,
      ),
      materials.paintPart,
    ),
    piece(
      loft([
        { x: 1.3, z: 0.56, y: 0.2, h: 0.2, power: 3 },
        { x: 1.8, z: 0.55, y: 0.24, h: 0.2, power: 3 },
        { x: 2.5, z: 0.53, y: 0.26, h: 0.18, power: 3.4 },
        { x: 2.86, z: 0.5, y: 0.24, h: 0.12, power: 3.4 },
      ]),
      materials.paintPart,
    ),
    ...both(
      piece(
        loft(
          [
            { x: 1.0, z: 0.44, y: 0.04, h: 0.05 },
            { x: 1.5, z: 0.46, y: 0.08, h: 0.1 },
            { x: 2.4, z: 0.45, y: 0.08, h: 0.09 },
            { x: 3.14, z: 0.43, y: 0.06, h: 0.06 },
          ],
          16,
          0.5,
        ),
        materials.paintPart,
      ),
    ),
    piece(
      loft([
        { x: 1.36, z: 0.78, y: 0.1, h: 0.05 },
        { x: 1.6, z: 0.78, y: 0.17, h: 0.07 },
        { x: 2.0, z: 0.76, y: 0.19, h: 0.065 },
        { x: 2.3, z: 0.8, y: 0.19, h: 0.07 },
        { x: 2.7, z: 0.8, y: 0.18, h: 0.06 },
        { x: 2.86, z: 0.74, y: 0.12, h: 0.05 },
      ]),
      materials.leather,
    ),
    // Black side scoops, a bow screen and mirrors.
    ...both(
      piece(
        block([0.72, 0.34, 0.62], [0.26, 0.04, 0.05], 3, (p) => [p[0], p[1] + 0.5 * p[0], p[2] + 0.3 * p[0]], 16),
        materials.blackGloss,
      ),
    ),
    piece(
      block([0.78, 0, 0.86], [0.2, 0.18, 0.06], 3, (p) => [p[0], p[1], p[2] + 0.3 * p[0]], 18),
      materials.blackGloss,
    ),
    ...both(
      piece(
        block([0.92, 0.37, 0.9], [0.05, 0.05, 0.05], 3, (p) => p, 14),
        materials.paintPart,
      ),
    ),
    ...both(
      piece(
        block([0.965, 0.37, 0.9], [0.008, 0.042, 0.04], 3, (p) => p, 12),
        materials.chrome,
      ),
    ),
    // Bars.
    ...both(
      piece(
        bentTube(
          [
            [1.26, 0, 0.92],
            [1.28, 0.1, 0.98],
            [1.34, 0.24, 1.0],
            [1.42, 0.36, 0.98],
          ],
          0.015,
        ),
        materials.darkSteel,
      ),
    ),
    ...both(
      piece(
        tube(
          [
            [1.37, 0.26, 0.998],
            [1.425, 0.37, 0.98],
          ],
          0.021,
          12,
        ),
        materials.rubber,
      ),
    ),
    piece(
      block([1.22, 0, 0.9], [0.12, 0.09, 0.06], 3.4, (p) => [p[0], p[1], p[2] - 0.4 * p[0]], 18),
      materials.blackGloss,
    ),
    piece(
      block([1.16, 0, 0.96], [0.06, 0.07, 0.02], 4, (p) => [p[0], p[1], p[2] + 0.5 * p[0]], 14),
      materials.blackGloss,
    ),
  ]);
