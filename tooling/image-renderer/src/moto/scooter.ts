import { materials } from '../car/materials.data.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import { type Grid, gridMesh } from '../mesh/surface.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { controls } from './controls.ts';
import { loft } from './loft.ts';
import type { MotoSpec } from './moto-spec.ts';
import { motoWheel, mudguard } from './moto-wheel.ts';

const plain = (center: Vec3, half: Vec3, power: number, lean = 0) =>
  block(center, half, power, (p) => [p[0] + lean * p[2], p[1], p[2]], 18);

function screen(x: number, z: number, tall: number): Piece {
  const grid: Grid = {
    rows: 9,
    cols: 13,
    at: (r, c) => {
      const u = c / 6 - 1;
      const v = r / 8;
      return [x + 0.55 * tall * v + u * u * 0.08, u * 0.19 * (1 - 0.4 * v * v), z + tall * v - u * u * 0.04];
    },
  };
  return piece(gridMesh(grid), materials.screen);
}

/** An apron before the knees, a floor for the feet, the engine beside the rear wheel; `tall`: of the screen. */
export function scooterPieces(m: MotoSpec, tall: number, detail: number): Piece[] {
  const front: Vec3 = [m.front.x, 0, m.front.radius];
  const rear: Vec3 = [m.rear.x, 0, m.rear.radius];
  const turned = (center: Vec3, radius: number, tyre: number) =>
    motoWheel({ center, radius, tyre, spokes: 'cast', knobs: false, disc: 0.11 }, detail);
  return [
    ...turned(front, m.front.radius, m.front.tyre),
    ...turned(rear, m.rear.radius, m.rear.tyre),
    ...both(
      piece(
        tube(
          [
            [front[0], 0.095, front[2]],
            [front[0] + 0.16, 0.085, 0.66],
          ],
          0.024,
          14,
        ),
        materials.darkSteel,
      ),
    ),
    piece(mudguard(front, m.front.radius + 0.045, m.front.tyre * 0.62, 0.3, 2.6), materials.paintPart),
    // Apron with its nose, knees behind it.
    piece(
      loft([
        { x: front[0] - 0.1, z: 0.66, y: 0.03, h: 0.04, power: 3 },
        { x: front[0] - 0.02, z: 0.72, y: 0.13, h: 0.12, power: 3 },
        { x: front[0] + 0.12, z: 0.74, y: 0.2, h: 0.22, power: 3 },
        { x: front[0] + 0.28, z: 0.72, y: 0.23, h: 0.26, power: 3.4 },
        { x: front[0] + 0.36, z: 0.68, y: 0.2, h: 0.22, power: 3.4 },
      ]),
      materials.paintPart,
    ),
    piece(plain([front[0] + 0.39, 0, 0.66], [0.04, 0.2, 0.28], 5, 0.1), materials.plastic),
    ...both(
      piece(
        block(
          [front[0] - 0.005, 0.1, 0.75],
          [0.05, 0.065, 0.032],
          2.6,
          (p) => [p[0] + p[1] * 0.75, p[1], p[2] + p[1] * 0.4],
          16,
        ),
        materials.lamp,
      ),
    ),
    piece(plain([m.bars.x - 0.05, 0, m.bars.z - 0.02], [0.07, 0.12, 0.05], 3, -0.2), materials.blackGloss),
    piece(
      tube(
        [
          [m.bars.x - 0.06, 0, m.bars.z],
          [front[0] + 0.2, 0, 0.8],
        ],
        0.035,
        14,
      ),
      materials.plastic,
    ),
    screen(front[0] + 0.1, 0.92, tall),
    ...controls(m),
    // Floor and the tunnel between the feet.
    piece(plain([0.92, 0, 0.34], [0.36, 0.23, 0.045], 6), materials.plastic),
    piece(
      loft([
        { x: 0.62, z: 0.46, y: 0.1, h: 0.12 },
        { x: 0.86, z: 0.45, y: 0.1, h: 0.12 },
        { x: 1.08, z: 0.52, y: 0.13, h: 0.15 },
      ]),
      materials.paintPart,
    ),
    piece(
      loft([
        { x: 0.98, z: 0.5, y: 0.14, h: 0.14, power: 3 },
        { x: 1.2, z: 0.57, y: 0.2, h: 0.17, power: 3 },
        { x: 1.5, z: 0.65, y: 0.2, h: 0.14, power: 3 },
        { x: 1.78, z: 0.74, y: 0.14, h: 0.09, power: 3 },
        { x: 1.98, z: 0.82, y: 0.06, h: 0.035, power: 3 },
      ]),
      materials.paintPart,
    ),
    piece(
      loft([
        { x: 1.0, z: 0.72, y: 0.09, h: 0.04 },
        { x: 1.14, z: 0.74, y: 0.17, h: 0.055 },
        { x: 1.36, z: 0.77, y: 0.18, h: 0.05 },
        { x: 1.44, z: 0.83, y: 0.16, h: 0.05 },
        { x: 1.7, z: 0.86, y: 0.14, h: 0.045 },
        { x: 1.86, z: 0.88, y: 0.07, h: 0.025 },
      ]),
      materials.leather,
    ),
    // Belt case, dampers, silencer on the far side.
    piece(plain([m.rear.x - 0.22, -0.14, 0.29], [0.3, 0.055, 0.09], 4), materials.darkSteel),
    ...both(
      piece(
        tube(
          [
            [m.rear.x - 0.02, 0.15, 0.3],
            [m.rear.x - 0.1, 0.14, 0.6],
          ],
          0.03,
          14,
        ),
        materials.darkSteel,
      ),
    ),
    piece(
      tube(
        [
          [m.rear.x - 0.2, 0.2, 0.27],
          [m.rear.x + 0.26, 0.21, 0.38],
        ],
        (t) => (t < 0.12 ? 0.03 : 0.06),
        18,
      ),
      materials.darkSteel,
    ),
    piece(mudguard(rear, m.rear.radius + 0.05, m.rear.tyre * 0.5, 0.1, 1.5), materials.plastic),
    ...both(piece(plain([1.95, 0.05, 0.8], [0.03, 0.05, 0.02], 3), materials.lampRed)),
    ...both(
      piece(
        tube(
          [
            [1.72, 0.15, 0.84],
            [1.92, 0.11, 0.92],
            [1.98, 0.0, 0.93],
          ],
          0.013,
          10,
        ),
        materials.satinSilver,
      ),
    ),
  ];
}
