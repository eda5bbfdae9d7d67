import type { CarSpec } from '../car/car-spec.ts';
import { materials } from '../car/materials.data.ts';
import { axle } from '../car/wheel.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { type Bed, dropSides, plateBox } from './light-beds.ts';

const solid = (center: Vec3, half: Vec3, power = 14) => block(center, half, power, (p) => p, 16);

const rear = 3.62;
const to = 4.66;

/** What stands behind half of a car: its rear axle, and a box of plates or a bed with drop sides. */
export function behindHalfCar(c: CarSpec, body: 'box' | 'flatbed', detail = 72): Piece[] {
  const isBox = body === 'box';
  const from = c.length + 0.02;
  const bed: Bed = { from, to, half: 0.86, floor: isBox ? 0.66 : 0.7 };
  const { radius } = c.wheel;
  const arch = radius + 0.09;
  // A box reaches down to the sills, but for its wheels.
  const skirt = (x0: number, x1: number) =>
    both(piece(solid([(x0 + x1) / 2, bed.half - 0.05, 0.47], [(x1 - x0) / 2, 0.04, 0.19], 10), materials.paintPart));
  return [
    ...axle(c.wheel, 'steel', rear, c.half - 0.02, 0, detail),
    piece(solid([rear, 0, radius], [0.06, c.half - 0.12, 0.06], 4), materials.darkSteel),
    ...both(piece(solid([(2 + to) / 2, 0.42, 0.5], [(to - 2) / 2, 0.04, 0.08]), materials.darkSteel)),
    ...both(piece(solid([rear, c.half - 0.12, radius * 2 + 0.03], [arch, 0.12, 0.012], 10), materials.plastic)),
    piece(solid([to + 0.02, 0, 0.44], [0.04, bed.half - 0.06, 0.07], 8), materials.plastic),
    ...both(piece(solid([to + 0.02, bed.half - 0.1, isBox ? 0.74 : 0.58], [0.02, 0.07, 0.05], 6), materials.lampRed)),
    ...(isBox ? [...skirt(from, rear - arch), ...skirt(rear + arch, to), ...plateBox(bed, 1.9)] : dropSides(bed)),
  ];
}
