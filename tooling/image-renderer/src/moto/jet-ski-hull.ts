import { materials } from '../car/materials.data.ts';
import { bentTube } from '../mesh/bent-tube.ts';
import { place } from '../mesh/mesh.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, lathe, tube } from '../mesh/solids.ts';
import { loft } from './loft.ts';

const lift = 0.42;

/** The hull of a watercraft, its rubbing strake, jet nozzle and boarding mat. */
export const hullPieces = (): Piece[] => [
  // White below; the deck is in the paint.
  piece(
    loft(
      [
        { x: -0.02, z: 0.42, y: 0.04, h: 0.05 },
        { x: 0.2, z: 0.36, y: 0.2, h: 0.13 },
        { x: 0.7, z: 0.3, y: 0.42, h: 0.18, power: 3 },
        { x: 1.5, z: 0.27, y: 0.52, h: 0.19, power: 3.4 },
        { x: 2.5, z: 0.26, y: 0.54, h: 0.18, power: 3.6 },
        { x: 3.14, z: 0.26, y: 0.5, h: 0.16, power: 4 },
        { x: 3.2, z: 0.27, y: 0.42, h: 0.12, power: 4 },
      ],
      20,
    ),
    materials.hull,
  ),
  piece(
    loft(
      [
        { x: -0.06, z: 0.46, y: 0.03, h: 0.02 },
        { x: 0.16, z: 0.46, y: 0.22, h: 0.035 },
        { x: 0.7, z: 0.43, y: 0.46, h: 0.035, power: 3 },
        { x: 1.5, z: 0.41, y: 0.57, h: 0.035, power: 4 },
        { x: 2.6, z: 0.41, y: 0.58, h: 0.035, power: 4 },
        { x: 3.18, z: 0.41, y: 0.53, h: 0.03, power: 4 },
      ],
      20,
    ),
    materials.rubber,
  ),
  // Jet nozzle and boarding mat.
  piece(
    place(
      lathe(
        [0, 0, 0],
        [
          [0.12, -0.1],
          [0.13, 0],
          [0.1, 0.12],
          [0.085, 0.12],
          [0.06, -0.1],
          [0.001, -0.1],
        ],
        40,
      ),
      (p) => [3.2 + p[1], p[0], 0.22 + p[2]],
      (n) => [n[1], n[0], n[2]],
    ),
    materials.steel,
  ),
  piece(
    block([3.0, 0, 0.445], [0.2, 0.42, 0.012], 8, (p) => p, 14),
    materials.rubber,
  ),
];

/** A craft on its show stand. */
export function onStand(craft: readonly Piece[]): Piece[] {
  const raised = craft.map(
    ({ mesh, part }): Piece => ({ mesh: place(mesh, (p) => [p[0], p[1], p[2] + lift - 0.2]), part }),
  );
  const stand: Piece[] = [
    ...both(
      piece(
        bentTube(
          [
            [0.5, 0.34, 0.03],
            [0.52, 0.34, 0.03],
            [2.7, 0.34, 0.03],
            [2.72, 0.34, 0.03],
          ],
          0.025,
        ),
        materials.darkSteel,
      ),
    ),
    ...[0.8, 2.4].flatMap((x) => [
      piece(
        tube(
          [
            [x, -0.42, 0.03],
            [x, 0.42, 0.03],
          ],
          0.025,
          12,
        ),
        materials.darkSteel,
      ),
      ...both(
        piece(
          bentTube(
            [
              [x, 0.3, 0.03],
              [x, 0.32, 0.3],
              [x, 0.24, 0.44],
            ],
            0.022,
          ),
          materials.darkSteel,
        ),
      ),
      ...both(
        piece(
          block([x, 0.26, 0.43], [0.16, 0.06, 0.03], 4, (p) => [p[0], p[1], p[2] + 0.6 * p[1]], 14),
          materials.rubber,
        ),
      ),
    ]),
  ];
  return [...raised, ...stand];
}
