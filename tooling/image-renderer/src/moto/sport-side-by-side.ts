import { materials } from '../car/materials.data.ts';
import { bentTube } from '../mesh/bent-tube.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { loft } from './loft.ts';
import { rowLength, seat, solid, standing, steeringWheel } from './side-by-side.ts';

/** A side-by-side for sport: low bucket seats, a cage that falls to the tail, long arms, no bed; a `long` one has a second row. */
export function sportSideBySidePieces(long = false): Piece[] {
  const more = long ? rowLength : 0;
  const [wide, tall, track] = [0.62, 0.38, 0.7];
  const [front, rear] = [0.48, 2.86 + more];
  const rows = long ? [1.5, 1.5 + rowLength] : [1.5];
  const back = 2.1 + more;
  const cage: Vec3[] = [
    [0.98, wide + 0.02, 0.9],
    [1.46, wide - 0.1, 1.5],
    [1.62, wide - 0.13, 1.57],
    [back - 0.1, wide - 0.13, 1.6],
    [back + 0.06, wide - 0.12, 1.54],
    [back + 0.62, wide - 0.16, 1.02],
  ];
  const arm = (from: Vec3, to: Vec3, thick = 0.026): Piece[] =>
    both(piece(tube([from, to], thick, 10), materials.darkSteel));
  const damper = (from: Vec3, to: Vec3): Piece[] => both(piece(tube([from, to], 0.042, 14), materials.lampRedDull));
  const bar = (x: number, z: number, half = wide - 0.13): Piece =>
    piece(solid([x, 0, z], [0.024, half, 0.024], 3), materials.blackGloss);
  return [
    ...standing([front, rear], tall, track, 0.3),
    // A short wedge of a nose between the wheels.
    piece(
      loft([
        { x: -0.02, z: 0.62, y: 0.1, h: 0.04, power: 3 },
        { x: 0.12, z: 0.68, y: 0.28, h: 0.1, power: 3.4 },
        { x: 0.55, z: 0.8, y: 0.4, h: 0.13, power: 3.4 },
        { x: 1.04, z: 0.9, y: 0.52, h: 0.1, power: 3.4 },
      ]),
      materials.paintPart,
    ),
    ...both(
      piece(
        block([0.12, 0.22, 0.75], [0.07, 0.11, 0.022], 3, (p) => [p[0] + 0.9 * p[1], p[1], p[2] + 0.5 * p[0]], 16),
        materials.lamp,
      ),
    ),
    piece(solid([0.02, 0, 0.52], [0.05, 0.22, 0.07], 4), materials.plastic),
    // Floor, tunnel and doors that rise towards the tail.
    piece(solid([1.66 + more / 2, 0, 0.36], [0.72 + more / 2, wide - 0.04, 0.06], 8), materials.plastic),
    ...rows.flatMap((x, row) =>
      both(
        piece(
          block(
            [x - 0.02, wide, 0.66],
            [0.4, 0.035, 0.19],
            5,
            (p) => [
              p[0] + 0.16 * p[2],
              p[1],
              p[2] * (0.88 + 0.12 * p[0]) + (row === rows.length - 1 ? 0.2 : 0.08) * p[0],
            ],
            20,
          ),
          materials.paintPart,
        ),
      ),
    ),
    piece(solid([1.12, 0, 0.92], [0.1, wide - 0.1, 0.08]), materials.plastic),
    steeringWheel(1.3, -0.31, 0.98),
    ...rows.flatMap((x) => [-0.31, 0.31].flatMap((y) => seat(x + 0.06, y, 0.52, 0.23, 0.2))),
    // Cage and roof.
    ...both(piece(bentTube(cage, 0.03), materials.blackGloss)),
    ...arm([back + 0.02, wide - 0.12, 1.56], [back - 0.06, wide, 0.62], 0.03),
    ...(long ? arm([2.04, wide - 0.13, 1.58], [2.02, wide, 0.66], 0.03) : []),
    bar(1.54, 1.55),
    bar(back, 1.58),
    bar(back - 0.03, 1.1, wide - 0.06),
    piece(solid([(1.5 + back) / 2, 0, 1.625], [(back - 1.44) / 2, wide - 0.11, 0.025], 10), materials.paintPart),
    ...both(piece(solid([back - 0.1, wide - 0.04, 0.56], [0.16, 0.03, 0.15], 5), materials.plastic)),
    // Over the engine: side panels, a tail with its lamps.
    ...both(
      piece(
        loft(
          [
            { x: back + 0.02, z: 0.78, y: 0.03, h: 0.2 },
            { x: back + 0.3, z: 0.88, y: 0.04, h: 0.17 },
            { x: back + 0.62, z: 0.96, y: 0.03, h: 0.08 },
            { x: back + 0.78, z: 0.98, y: 0.015, h: 0.03 },
          ],
          16,
          wide - 0.12,
        ),
        materials.paintPart,
      ),
    ),
    piece(solid([back + 0.4, 0, 0.66], [0.34, 0.34, 0.2], 5), materials.darkSteel),
    piece(solid([back + 0.66, 0, 0.96], [0.05, wide - 0.18, 0.06], 5), materials.plastic),
    ...both(piece(solid([back + 0.71, wide - 0.28, 0.97], [0.015, 0.1, 0.022], 4), materials.lampRed)),
    piece(
      tube(
        [
          [back + 0.7, 0, 0.72],
          [back + 0.94, 0, 0.74],
        ],
        0.055,
        16,
      ),
      materials.steel,
    ),
    // Long arms and their dampers.
    ...arm([back - 0.12, 0.46, 0.38], [rear, track - 0.14, tall], 0.04),
    ...arm([rear, 0.14, 0.36], [rear, track - 0.14, tall - 0.08]),
    ...arm([rear, 0.14, 0.48], [rear, track - 0.14, tall + 0.06]),
    ...arm([front - 0.12, 0.16, 0.4], [front, track - 0.14, tall - 0.08]),
    ...arm([front + 0.2, 0.16, 0.4], [front, track - 0.14, tall - 0.08]),
    ...arm([front + 0.08, 0.18, 0.56], [front, track - 0.14, tall + 0.08]),
    ...damper([front + 0.04, 0.44, 0.42], [front + 0.2, 0.3, 0.78]),
    ...damper([rear - 0.24, 0.48, 0.42], [back + 0.36, 0.4, 0.94]),
  ];
}
