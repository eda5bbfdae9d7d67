import { materials } from '../car/materials.data.ts';
import { bentTube } from '../mesh/bent-tube.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { wheel } from './atv-wheel.ts';
import { loft } from './loft.ts';
import { mudguard } from './moto-wheel.ts';

export const solid = (center: Vec3, half: Vec3, power = 6) => block(center, half, power, (p) => p, 18);

/** How far the second row moves all that stands behind the first. */
export const rowLength = 0.84;

/** Wheels of both axles with their mudguards; `at`: the axles. */
export function standing(
  at: readonly [front: number, rear: number],
  tall: number,
  track: number,
  tyre = 0.27,
): Piece[] {
  return [
    ...wheel(at[0], tyre - 0.03, tall, track),
    ...wheel(at[1], tyre, tall, track),
    ...both(piece(mudguard([at[0], track, tall], tall + 0.13, 0.19, 0.45, 2.75), materials.paintPart)),
    ...both(piece(mudguard([at[1], track, tall], tall + 0.14, 0.2, 0.4, 2.6), materials.paintPart)),
  ];
}

export function steeringWheel(x: number, y: number, z: number): Piece {
  const ring: Vec3[] = Array.from({ length: 33 }, (_, i) => {
    const a = (i / 32) * Math.PI * 2;
    return [x + Math.cos(a) * 0.09, y + Math.sin(a) * 0.17, z + Math.cos(a) * 0.14];
  });
  return piece(tube(ring, 0.016, 8), materials.blackGloss);
}

/** A seat whose cushion lies at `z`. */
export const seat = (x: number, y: number, z: number, half: number, lean: number): Piece[] => [
  piece(solid([x, y, z], [0.25, half, 0.075], 4), materials.leather),
  piece(
    block([x + 0.27, y, z + 0.36], [0.075, half, 0.34], 4, (p) => [p[0] + lean * p[2], p[1], p[2]], 18),
    materials.leather,
  ),
  piece(solid([x + 0.29 + lean * 0.08, y, z + 0.76], [0.05, half * 0.6, 0.09], 3), materials.leather),
];

/** A side-by-side for work: a bench in a cage, a wheel to steer with, a bed behind; a `long` one has a second bench. */
export function sideBySidePieces(long = false): Piece[] {
  const more = long ? rowLength : 0;
  const [wide, tall, track] = [0.7, 0.34, 0.6];
  const rear = 2.6 + more;
  const back = 2.08 + more;
  const cage: Vec3[] = [
    [0.92, wide, 1.0],
    [1.3, wide - 0.07, 1.8],
    [1.42, wide - 0.09, 1.88],
    [back - 0.16, wide - 0.09, 1.88],
    [back - 0.04, wide - 0.07, 1.78],
    [back, wide, 0.9],
  ];
  const bar = (x: number, z: number): Piece =>
    piece(solid([x, 0, z], [0.022, wide - 0.08, 0.022], 3), materials.blackGloss);
  const rows = long ? [1.5, 1.5 + rowLength] : [1.5];
  return [
    ...standing([0.52, rear], tall, track),
    // Bonnet, nose, grille and lamps.
    piece(
      loft([
        { x: 0.06, z: 0.66, y: 0.4, h: 0.14, power: 4 },
        { x: 0.16, z: 0.72, y: 0.5, h: 0.19, power: 4 },
        { x: 0.6, z: 0.8, y: 0.5, h: 0.19, power: 4 },
        { x: 1.0, z: 0.86, y: 0.62, h: 0.17, power: 4 },
      ]),
      materials.paintPart,
    ),
    piece(solid([0.045, 0, 0.68], [0.03, 0.3, 0.07], 5), materials.plastic),
    ...both(piece(solid([0.06, 0.38, 0.78], [0.04, 0.09, 0.045], 3), materials.lamp)),
    piece(solid([0.04, 0, 0.48], [0.05, 0.42, 0.08], 6), materials.plastic),
    // Tub, low doors and dashboard.
    piece(solid([1.5 + more / 2, 0, 0.44], [0.62 + more / 2, wide, 0.07], 8), materials.plastic),
    ...rows.flatMap((x) => both(piece(solid([x - 0.02, wide, 0.68], [0.37, 0.03, 0.2], 6), materials.paintPart))),
    piece(solid([1.02, 0, 0.98], [0.08, wide - 0.05, 0.1]), materials.plastic),
    steeringWheel(1.2, -0.34, 1.08),
    ...rows.flatMap((x) => [
      ...seat(x, 0, 0.74, 0.2, 0.08),
      ...both(piece(solid([x, 0.42, 0.6], [0.25, 0.2, 0.1], 5), materials.plastic)),
      ...[-0.43, 0.43].flatMap((y) => seat(x, y, 0.74, 0.2, 0.08)),
    ]),
    // Cage and roof.
    ...both(piece(bentTube(cage, 0.028), materials.blackGloss)),
    ...(long
      ? both(
          piece(
            tube(
              [
                [1.94, wide - 0.09, 1.87],
                [1.98, wide, 0.86],
              ],
              0.028,
              10,
            ),
            materials.blackGloss,
          ),
        )
      : []),
    bar(1.34, 1.83),
    bar(back - 0.08, 1.83),
    bar(back, 1.3),
    piece(
      solid([(1.42 + back - 0.1) / 2, 0, 1.92], [(back - 0.1 - 1.3) / 2, wide - 0.05, 0.03], 10),
      materials.plastic,
    ),
    // Bed with its sides.
    piece(solid([back + 0.52, 0, 0.86], [0.47, wide - 0.04, 0.04], 10), materials.plastic),
    ...both(piece(solid([back + 0.52, wide - 0.03, 1.02], [0.47, 0.03, 0.16], 8), materials.paintPart)),
    ...[back + 0.06, back + 0.98].map((x) =>
      piece(solid([x, 0, 1.02], [0.028, wide - 0.04, 0.16], 8), materials.paintPart),
    ),
    ...both(piece(solid([back + 1.0, wide - 0.14, 0.99], [0.016, 0.05, 0.07], 4), materials.lampRed)),
    piece(solid([(0.5 + rear) / 2, 0, 0.4], [(rear - 0.3) / 2, 0.34, 0.1]), materials.darkSteel),
    ...both(
      piece(
        tube(
          [
            [rear, track - 0.12, tall],
            [rear - 0.3, 0.2, 0.4],
          ],
          0.03,
          10,
        ),
        materials.darkSteel,
      ),
    ),
    ...both(
      piece(
        tube(
          [
            [0.52, track - 0.12, tall],
            [0.7, 0.2, 0.4],
          ],
          0.03,
          10,
        ),
        materials.darkSteel,
      ),
    ),
  ];
}
