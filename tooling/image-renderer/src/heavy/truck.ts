import { readKindShape } from '@showroom/domain/picture-shape';
import { carInsidePieces, carPieces } from '../car/car.ts';
import { materials } from '../car/materials.data.ts';
import { builtHalfCar, cabinCar } from '../car/shaped-car.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, lathe, tube } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { bonnetedPieces } from './bonneted-truck.ts';
import { builtCab } from './built-cab.ts';
import { cabOverPieces } from './cab-over.ts';
import { behindHalfCar } from './half-car-lorry.ts';
import { heavyAxle } from './heavy-axle.ts';
import { loadedPieces } from './loaded-truck.ts';
import { truckCab } from './truck-cab.data.ts';

const box = (center: Vec3, half: Vec3, power = 14): Mesh => block(center, half, power, (p) => p, 16);

/** A lorry: a tractor unit unless `kind` names a body on a longer chassis. */
export async function truckPieces(token: string): Promise<Piece[]> {
  const { kind, build } = readKindShape('truck', token) ?? { kind: 'tractor', build: 0 };
  if (kind === 'tractor') return tractorPieces(build);
  if (kind === 'half-car-flatbed') {
    const car = builtHalfCar(build);
    return [...(await carPieces(car)), ...behindHalfCar(car, 'flatbed')];
  }
  const [, crew, six, size, body = ''] = /^(crew-)?(six-)?(?:(light|bonnet|cross|small|mid)-)?(.+)$/.exec(kind) ?? [];
  const onThree = six !== undefined;
  const isCrew = crew !== undefined;
  if (size === 'small' || size === 'mid') return cabOverPieces(size, body, build, isCrew);
  if (!size) return loadedPieces(body, build, onThree);
  const stands = size === 'light' ? 'light' : size === 'cross' || onThree ? 'cross' : 'tall';
  return bonnetedPieces(body === 'box', stands, build, { onThree, isCrew });
}

/** A tractor unit: the cab, its chassis and what hangs on it. */
async function tractorPieces(build: number): Promise<Piece[]> {
  const rear = 5.1;
  const rail = 0.92;
  return [
    ...(await carPieces(builtCab(truckCab, build))),
    ...heavyAxle(1.36, 1.2, false),
    ...heavyAxle(rear, 1.2, true),
    ...both(piece(box([3.9, 0.42, rail], [2.1, 0.05, 0.13]), materials.darkSteel)),
    piece(box([rear, 0, 0.52], [0.16, 1.0, 0.13], 4), materials.darkSteel),
    // Fifth wheel.
    piece(
      block([rear - 0.1, 0, rail + 0.26], [0.48, 0.44, 0.035], 5, (p) => [p[0], p[1] * (1 - 0.3 * p[0]), p[2]], 18),
      materials.darkSteel,
    ),
    ...both(piece(box([rear - 0.1, 0.36, rail + 0.15], [0.2, 0.06, 0.1]), materials.darkSteel)),
    // Tanks and skirts between the axles.
    ...both(piece(box([3.28, 0.98, 0.78], [0.72, 0.24, 0.33], 6), materials.satinSilver)),
    ...both(piece(box([3.02, 0.98, 0.78], [0.02, 0.25, 0.34], 6), materials.plastic)),
    ...both(piece(box([3.56, 0.98, 0.78], [0.02, 0.25, 0.34], 6), materials.plastic)),
    ...both(piece(box([3.3, 1.2, 0.7], [0.86, 0.02, 0.34], 10), materials.paintPart)),
    ...both(
      piece(
        lathe(
          [rear, 0.87, 0.5],
          [
            [0.58, 0.34],
            [0.59, 0.3],
            [0.59, -0.3],
            [0.58, -0.34],
          ],
          32,
          0.15,
          Math.PI - 0.15,
        ),
        materials.plastic,
      ),
    ),
    piece(box([5.98, 0, rail], [0.05, 1.1, 0.09]), materials.darkSteel),
    ...both(piece(box([6.04, 0.86, rail], [0.02, 0.2, 0.06], 6), materials.lampRed)),
    // Roof deflector, sun visor, steps, air lines.
    piece(
      block(
        [0.34, 0, 3.14],
        [0.12, 1.02, 0.05],
        5,
        (p) => [p[0] + 0.5 * p[2] + 0.8 * p[1] * p[1], p[1], p[2] - 0.9 * p[0]],
        20,
      ),
      materials.screen,
    ),
    ...both(piece(box([1.9, 1.14, 2.5], [0.4, 0.02, 1.1], 12), materials.paintPart)),
    ...[0.1, 0, -0.1].map((y) =>
      piece(
        tube(
          [
            [2.4, y, 1.6],
            [2.7, y * 2, 1.15],
            [3.2, y, 1.1],
            [3.6, y, 1.06],
          ],
          0.018,
          8,
        ),
        y ? materials.lampRedDull : materials.plastic,
      ),
    ),
  ];
}

export const truckInsidePieces = (token: string): Promise<Piece[]> =>
  carInsidePieces(truckCab, cabinCar(truckCab, 'truck', token).cabin);
