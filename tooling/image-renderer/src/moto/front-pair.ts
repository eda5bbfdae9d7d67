import { materials } from '../car/materials.data.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { loft } from './loft.ts';
import type { MotoSpec } from './moto-spec.ts';
import { mudguard } from './moto-wheel.ts';
import { beak, broadNose } from './pair-noses.ts';

/** Where the two lamps of a nose are: before its axle and above it, and how far from the middle. */
const lamps = {
  slim: { before: 0.21, above: 0.17, apart: 0.14 },
  flat: { before: 0.21, above: 0.17, apart: 0.14 },
  broad: { before: 0.31, above: 0.25, apart: 0.2 },
  beak: { before: 0.19, above: 0.31, apart: 0.11 },
};

/** What a roadster with two wheels in front has in place of a fork: arms, dampers, mudguards and a nose with two lamps. */
export function frontPair(m: MotoSpec, half: number): Piece[] {
  const {
    front,
    head: [hx, hz],
    nose,
  } = m;
  const { x, radius, tyre } = front;
  const tip = [
    { x: x - 0.34, z: radius + 0.1, y: 0.06, h: 0.05, power: 3 },
    { x: x - 0.24, z: radius + 0.14, y: 0.17, h: 0.12, power: 3 },
  ];
  const long = [
    ...tip,
    { x: x + 0.02, z: radius + 0.2, y: 0.24, h: 0.2, power: 3 },
    { x: hx - 0.1, z: (radius + hz) / 2, y: 0.24, h: 0.25, power: 3 },
    { x: hx + 0.22, z: hz - 0.24, y: 0.2, h: 0.24, power: 3 },
    { x: hx + 0.46, z: hz - 0.3, y: 0.14, h: 0.16, power: 3 },
  ];
  const flat = [
    ...tip,
    { x: x + 0.06, z: radius + 0.19, y: 0.25, h: 0.14, power: 3 },
    { x: hx - 0.06, z: hz - 0.15, y: 0.2, h: 0.13, power: 3 },
    { x: hx + 0.2, z: hz - 0.1, y: 0.12, h: 0.1, power: 3 },
  ];
  const lamp = lamps[nose ?? 'slim'];
  const simple = () => [piece(loft(nose === 'flat' ? flat : long), materials.paintPart)];
  const ownNose = nose === 'broad' ? broadNose(m) : nose === 'beak' ? beak(m) : simple();
  const hub = half - tyre / 2;
  const arm = (from: Vec3, to: Vec3, thick: number): Piece[] =>
    both(piece(tube([from, to], thick, 10), materials.darkSteel));
  const low = radius - 0.07;
  const high = radius + 0.1;
  return [
    ...arm([x - 0.14, 0.16, low], [x, hub, low], 0.022),
    ...arm([x + 0.22, 0.16, low], [x, hub, low], 0.022),
    ...arm([x - 0.1, 0.18, high], [x, hub, high], 0.017),
    ...arm([x + 0.18, 0.18, high], [x, hub, high], 0.017),
    ...both(
      piece(
        tube(
          [
            [x + 0.03, hub - 0.06, low],
            [x + 0.08, 0.22, high + 0.2],
          ],
          0.036,
          14,
        ),
        materials.lampRedDull,
      ),
    ),
    ...both(
      piece(
        tube(
          [
            [x, hub, low - 0.02],
            [x, hub, high + 0.02],
          ],
          0.03,
          12,
        ),
        materials.satinSilver,
      ),
    ),
    ...both(piece(mudguard([x, half, radius], radius + 0.05, tyre * 0.62, 0.35, 2.75), materials.paintPart)),
    ...ownNose,
    piece(
      block([x - 0.2, 0, radius - 0.04], [0.16, 0.19, 0.06], 4, (p) => p, 16),
      materials.blackGloss,
    ),
    ...both(
      piece(
        block(
          [x - lamp.before, lamp.apart, radius + lamp.above],
          [0.05, 0.075, 0.026],
          2.6,
          (p) => [p[0] + p[1] * 0.9, p[1], p[2] + p[1] * 0.3],
          16,
        ),
        materials.lamp,
      ),
    ),
  ];
}
