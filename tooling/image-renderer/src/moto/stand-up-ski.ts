import { materials } from '../car/materials.data.ts';
import { bentTube } from '../mesh/bent-tube.ts';
import { place } from '../mesh/mesh.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import { hullPieces, onStand } from './jet-ski-hull.ts';
import { loft } from './loft.ts';

/** Against the hull of a craft that is sat on. */
const [long, wide] = [0.78, 0.66];

const narrowed = ({ mesh, part }: Piece): Piece => ({
  mesh: place(mesh, ([x, y, z]) => [x * long, y * wide, z]),
  part,
});

/** A watercraft that one stands on: a tray for the feet, bars at the end of a pole, no seat. */
export const standUpSkiPieces = (): Piece[] =>
  onStand([
    ...hullPieces().map(narrowed),
    // Bonnet over the engine.
    piece(
      loft(
        [
          { x: 0.0, z: 0.46, y: 0.06, h: 0.03 },
          { x: 0.2, z: 0.5, y: 0.2, h: 0.09 },
          { x: 0.6, z: 0.54, y: 0.29, h: 0.15 },
          { x: 1.0, z: 0.54, y: 0.31, h: 0.17 },
          { x: 1.26, z: 0.5, y: 0.28, h: 0.1 },
        ],
        20,
      ),
      materials.paintPart,
    ),
    // Sides of the tray.
    ...both(
      piece(
        loft(
          [
            { x: 1.0, z: 0.48, y: 0.03, h: 0.06 },
            { x: 1.4, z: 0.5, y: 0.045, h: 0.1 },
            { x: 2.1, z: 0.48, y: 0.045, h: 0.08 },
            { x: 2.44, z: 0.45, y: 0.03, h: 0.03 },
          ],
          16,
          0.33,
        ),
        materials.paintPart,
      ),
    ),
    piece(
      block([1.82, 0, 0.45], [0.6, 0.28, 0.014], 8, (p) => p, 14),
      materials.rubber,
    ),
    // The pole on its hinge, in a pad.
    piece(
      block([0.5, 0, 0.7], [0.1, 0.09, 0.05], 4, (p) => p, 14),
      materials.blackGloss,
    ),
    piece(
      tube(
        [
          [0.46, 0, 0.7],
          [1.0, 0, 0.86],
          [1.5, 0, 0.98],
        ],
        (t) => 0.05 - 0.012 * t,
        16,
      ),
      materials.paintPart,
    ),
    piece(
      block([1.48, 0, 1.0], [0.12, 0.08, 0.05], 3, (p) => [p[0], p[1], p[2] + 0.4 * p[0]], 16),
      materials.blackGloss,
    ),
    ...both(
      piece(
        bentTube(
          [
            [1.5, 0, 1.03],
            [1.52, 0.12, 1.05],
            [1.56, 0.24, 1.05],
            [1.62, 0.34, 1.03],
          ],
          0.014,
        ),
        materials.darkSteel,
      ),
    ),
    ...both(
      piece(
        tube(
          [
            [1.58, 0.25, 1.048],
            [1.625, 0.35, 1.03],
          ],
          0.02,
          12,
        ),
        materials.rubber,
      ),
    ),
    ...both(
      piece(
        block([0.62, 0.22, 0.64], [0.2, 0.03, 0.03], 3, (p) => [p[0], p[1] + 0.5 * p[0], p[2] + 0.3 * p[0]], 14),
        materials.blackGloss,
      ),
    ),
  ]);
