import { materials } from '../car/materials.data.ts';
import { bentTube } from '../mesh/bent-tube.ts';
import { both, type Material, type Piece, piece } from '../mesh/scene.ts';
import { block, lathe, tube } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { atvBars } from './atv-bars.ts';
import { wheel } from './atv-wheel.ts';
import { loft } from './loft.ts';
import { mudguard } from './moto-wheel.ts';

const front = { x: 0.36, radius: 0.275, half: 0.48 };
const rear = { x: 1.62, radius: 0.26, half: 0.45 };

const rod = (line: readonly Vec3[], thick: number, material: Material): Piece => piece(tube(line, thick, 12), material);
const pipe = (line: readonly Vec3[], thick: number, material: Material): Piece =>
  piece(bentTube([...line], thick), material);

/** Arms as long as the body is narrow, a damper on each. */
function suspension(): Piece[] {
  const hub: Vec3 = [front.x, front.half - 0.1, front.radius];
  const arm = (x: number, z: number, lift: number): Piece =>
    rod(
      [
        [x, 0.11, z],
        [hub[0], hub[1], hub[2] + lift],
      ],
      0.017,
      materials.satinSilver,
    );
  return [
    ...[arm(0.22, 0.31, -0.05), arm(0.6, 0.31, -0.05), arm(0.3, 0.44, 0.08), arm(0.56, 0.44, 0.08)].flatMap(both),
    ...both(
      rod(
        [
          [hub[0], hub[1], hub[2] - 0.07],
          [hub[0], hub[1], hub[2] + 0.1],
        ],
        0.032,
        materials.darkSteel,
      ),
    ),
    ...both(
      rod(
        [
          [hub[0] + 0.02, hub[1] - 0.08, hub[2] - 0.02],
          [0.46, 0.19, 0.7],
        ],
        0.036,
        materials.gold,
      ),
    ),
    ...both(
      pipe(
        [
          [1.12, 0.1, 0.42],
          [1.36, 0.14, 0.33],
          [rear.x, 0.12, rear.radius],
        ],
        0.032,
        materials.satinSilver,
      ),
    ),
    rod(
      [
        [rear.x, -rear.half, rear.radius],
        [rear.x, rear.half, rear.radius],
      ],
      0.024,
      materials.steel,
    ),
    rod(
      [
        [1.22, 0, 0.66],
        [1.46, 0, 0.36],
      ],
      0.038,
      materials.gold,
    ),
  ];
}

/** Frame, engine and its pipe, and the bars that feet rest in. */
function running(): Piece[] {
  const fin = (z: number): Piece =>
    piece(
      block([0.93, 0, z], [0.11, 0.12, 0.009], 6, (p) => p, 12),
      materials.steel,
    );
  const silencer: Vec3[] = [
    [1.34, -0.17, 0.6],
    [1.8, -0.2, 0.7],
  ];
  return [
    piece(
      block([1.0, 0, 0.42], [0.25, 0.16, 0.13], 4, (p) => p, 18),
      materials.darkSteel,
    ),
    ...[0.55, 0.58, 0.61, 0.64].map(fin),
    ...both(
      piece(
        lathe(
          [1.06, 0.15, 0.42],
          [
            [0.1, 0],
            [0.1, 0.03],
            [0.06, 0.045],
            [0.001, 0.05],
          ],
          32,
        ),
        materials.satinSilver,
      ),
    ),
    ...both(
      pipe(
        [
          [0.2, 0.11, 0.3],
          [0.8, 0.15, 0.28],
          [1.2, 0.14, 0.32],
          [1.36, 0.13, 0.62],
        ],
        0.02,
        materials.blackGloss,
      ),
    ),
    ...both(
      pipe(
        [
          [0.24, 0.11, 0.46],
          [0.5, 0.12, 0.6],
          [0.9, 0.12, 0.76],
          [1.36, 0.13, 0.68],
        ],
        0.018,
        materials.blackGloss,
      ),
    ),
    pipe(
      [
        [0.84, -0.06, 0.6],
        [0.74, -0.12, 0.52],
        [0.86, -0.2, 0.44],
        [1.34, -0.17, 0.6],
      ],
      0.02,
      materials.steel,
    ),
    piece(
      tube(silencer, (t) => (t < 0.1 ? 0.04 : 0.058), 18),
      materials.satinSilver,
    ),
    ...both(
      pipe(
        [
          [0.74, 0.16, 0.28],
          [0.78, 0.46, 0.3],
          [1.22, 0.46, 0.3],
          [1.28, 0.16, 0.3],
        ],
        0.017,
        materials.satinSilver,
      ),
    ),
    ...both(
      piece(
        block([1.0, 0.32, 0.295], [0.22, 0.13, 0.008], 8, (p) => p, 12),
        materials.plastic,
      ),
    ),
    ...both(
      pipe(
        [
          [0.2, 0.12, 0.34],
          [0.02, 0.13, 0.4],
          [0.0, 0.11, 0.52],
          [0.06, 0.0, 0.56],
        ],
        0.016,
        materials.satinSilver,
      ),
    ),
  ];
}

/** A pointed nose, wings over the wheels, a narrow seat. */
function bodywork(): Piece[] {
  return [
    piece(
      loft([
        { x: 0.02, z: 0.57, y: 0.04, h: 0.02 },
        { x: 0.12, z: 0.63, y: 0.13, h: 0.06 },
        { x: 0.36, z: 0.73, y: 0.18, h: 0.09 },
        { x: 0.62, z: 0.83, y: 0.16, h: 0.09 },
        { x: 0.84, z: 0.87, y: 0.12, h: 0.08 },
        { x: 1.08, z: 0.83, y: 0.09, h: 0.06 },
      ]),
      materials.paintPart,
    ),
    // Flanks from the nose to the seat.
    ...both(
      piece(
        loft(
          [
            { x: 0.5, z: 0.66, y: 0.015, h: 0.05 },
            { x: 0.66, z: 0.7, y: 0.03, h: 0.13 },
            { x: 0.9, z: 0.74, y: 0.03, h: 0.1 },
            { x: 1.1, z: 0.76, y: 0.015, h: 0.03 },
          ],
          16,
          0.16,
        ),
        materials.plastic,
      ),
    ),
    ...both(
      piece(
        mudguard([front.x + 0.02, front.half - 0.05, front.radius], front.radius + 0.13, 0.15, 0.7, 2.4),
        materials.paintPart,
      ),
    ),
    ...both(
      piece(
        loft(
          [
            { x: 0.26, z: 0.7, y: 0.08, h: 0.012 },
            { x: 0.4, z: 0.71, y: 0.12, h: 0.014 },
            { x: 0.56, z: 0.72, y: 0.08, h: 0.012 },
          ],
          12,
          0.26,
        ),
        materials.paintPart,
      ),
    ),
    ...both(
      piece(mudguard([rear.x, rear.half - 0.06, rear.radius], rear.radius + 0.19, 0.2, 0.45, 2.5), materials.paintPart),
    ),
    piece(
      loft([
        { x: 1.3, z: 0.7, y: 0.13, h: 0.04 },
        { x: 1.5, z: 0.75, y: 0.26, h: 0.035 },
        { x: 1.74, z: 0.78, y: 0.24, h: 0.03 },
        { x: 1.92, z: 0.8, y: 0.1, h: 0.015 },
      ]),
      materials.paintPart,
    ),
    piece(
      loft([
        { x: 0.98, z: 0.86, y: 0.08, h: 0.05 },
        { x: 1.18, z: 0.81, y: 0.11, h: 0.06 },
        { x: 1.44, z: 0.82, y: 0.13, h: 0.06 },
        { x: 1.66, z: 0.87, y: 0.1, h: 0.04 },
        { x: 1.78, z: 0.89, y: 0.05, h: 0.02 },
      ]),
      materials.leather,
    ),
    ...both(
      piece(
        block([0.115, 0.085, 0.645], [0.05, 0.045, 0.024], 2.8, (p) => [p[0] + p[1] * 0.5, p[1], p[2]], 16),
        materials.lamp,
      ),
    ),
    piece(
      block([1.9, 0, 0.79], [0.02, 0.07, 0.022], 3, (p) => p, 12),
      materials.lampRed,
    ),
  ];
}

/** A quad for sport: no racks and nothing that carries, narrow between wide wheels. */
export const sportQuadPieces = (): Piece[] => [
  ...wheel(front.x, 0.18, front.radius, front.half),
  ...wheel(rear.x, 0.27, rear.radius, rear.half),
  ...suspension(),
  ...running(),
  ...bodywork(),
  ...atvBars(),
];
