import { materials } from '../car/materials.data.ts';
import { type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { loft } from './loft.ts';
import type { MotoSpec } from './moto-spec.ts';
import { motoWheel, mudguard } from './moto-wheel.ts';

/** From the middle of the motorcycle to that of the tub, on its right, which is the far side of every picture. */
const beside = 0.92;

/** A tub with a seat on a wheel of its own. */
export function sidecarPieces(m: MotoSpec, detail: number): Piece[] {
  const { radius, tyre } = m.rear;
  const wheel: Vec3 = [m.rear.x - 0.2, beside + 0.44, radius];
  const strut = (x: number, z: number): Piece =>
    piece(
      tube(
        [
          [x, 0.14, z],
          [x + 0.05, beside - 0.2, 0.38],
        ],
        0.02,
        12,
      ),
      materials.darkSteel,
    );
  return [
    piece(
      loft(
        [
          { x: 0.5, z: 0.56, y: 0.05, h: 0.04 },
          { x: 0.66, z: 0.57, y: 0.17, h: 0.13 },
          { x: 1.0, z: 0.58, y: 0.24, h: 0.2 },
          { x: 1.45, z: 0.6, y: 0.27, h: 0.22 },
          { x: 1.9, z: 0.62, y: 0.26, h: 0.22 },
          { x: 2.14, z: 0.63, y: 0.2, h: 0.16 },
        ],
        18,
        beside,
      ),
      materials.paintPart,
    ),
    // The opening, the back of the seat and a screen before it.
    piece(
      block([1.42, beside, 0.8], [0.28, 0.21, 0.06], 4, (p) => p, 18),
      materials.plastic,
    ),
    piece(
      block([1.72, beside, 0.9], [0.06, 0.22, 0.2], 3.4, (p) => [p[0] + 0.3 * p[2], p[1], p[2]], 18),
      materials.leather,
    ),
    piece(
      block([1.1, beside, 0.93], [0.012, 0.2, 0.14], 4, (p) => [p[0] + 9 * p[2], p[1], p[2]], 16),
      materials.screen,
    ),
    piece(
      block([0.56, beside, 0.66], [0.03, 0.05, 0.03], 2.6, (p) => p, 14),
      materials.lamp,
    ),
    strut(0.82, 0.4),
    strut(1.5, 0.42),
    piece(
      tube(
        [
          [1.3, 0.12, 0.72],
          [1.3, beside - 0.22, 0.5],
        ],
        0.018,
        12,
      ),
      materials.darkSteel,
    ),
    ...motoWheel({ center: wheel, radius, tyre, spokes: m.wheels, knobs: m.knobs, disc: 0.12 }, detail),
    piece(
      tube(
        [
          [wheel[0], beside, 0.36],
          [wheel[0], wheel[1], radius],
        ],
        0.022,
        12,
      ),
      materials.darkSteel,
    ),
    piece(mudguard(wheel, radius + 0.06, tyre * 0.8, -0.1, 3.0), materials.paintPart),
  ];
}
