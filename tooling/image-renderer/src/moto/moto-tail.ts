import { materials } from '../car/materials.data.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { loft } from './loft.ts';
import type { MotoSpec } from './moto-spec.ts';
import { mudguard } from './moto-wheel.ts';
export function motoTail(m: MotoSpec): Piece[] {
  const last = m.seat[m.seat.length - 1] ?? [1.7, 0.8];
  const [x, z] = last;
  const axle: Vec3 = [m.rear.x, 0, m.rear.radius];
  const lamp = (lx: number, lz: number) =>
    piece(
      block([lx, 0, lz], [0.025, 0.06, 0.02], 3, (p) => p, 14),
      materials.lampRed,
    );
  if (m.trike !== undefined) {
    const y = m.trike;
    return [
      ...both(
        piece(
          mudguard([axle[0], y, axle[2]], m.rear.radius + 0.07, m.rear.tyre * 0.7, -0.1, Math.PI + 0.1),
          materials.paintPart,
        ),
      ),
      piece(
        loft([
          { x: axle[0] - 0.34, z: axle[2] + 0.16, y: 0.2, h: 0.1, power: 4 },
          { x: axle[0] - 0.2, z: axle[2] + 0.16, y: y - 0.1, h: 0.19, power: 4 },
          { x: axle[0] + 0.3, z: axle[2] + 0.18, y: y - 0.1, h: 0.2, power: 4 },
          { x: axle[0] + 0.46, z: axle[2] + 0.18, y: y - 0.2, h: 0.12, power: 4 },
        ]),
        materials.paintPart,
      ),
      ...both(
        piece(
          block([axle[0] + 0.46, y - 0.16, axle[2] + 0.2], [0.03, 0.09, 0.028], 3, (p) => p, 14),
          materials.lampRed,
        ),
      ),
      piece(
        block([axle[0], 0, axle[2]], [0.08, y, 0.05], 6, (p) => p, 14),
        materials.darkSteel,
      ),
    ];
  }
  if (m.tail === 'classic')
    return [
      piece(
        mudguard(axle, m.rear.radius + 0.055, m.rear.tyre * 0.62, -0.25, 2.5),
        m.mudguard === 'chrome' ? materials.chrome : materials.paintPart,
      ),
      lamp(axle[0] + Math.cos(0.42) * (m.rear.radius + 0.075), axle[2] + Math.sin(0.42) * (m.rear.radius + 0.075)),
    ];
  if (m.tail === 'long')
    return [
      piece(
        loft([
          { x: x - 0.5, z: z - 0.1, y: 0.13, h: 0.06 },
          { x: x - 0.2, z: z - 0.08, y: 0.12, h: 0.06 },
          { x, z: z - 0.06, y: 0.1, h: 0.05 },
          { x: x + 0.12, z: z - 0.06, y: 0.05, h: 0.03 },
        ]),
        materials.paintPart,
      ),
      lamp(x + 0.12, z - 0.06),
      piece(mudguard(axle, m.rear.radius + 0.05, m.rear.tyre * 0.5, 0.0, 1.2), materials.plastic),
    ];
  return [
    piece(
      loft([
        { x: x - 0.5, z: z - 0.19, y: 0.1, h: 0.05 },
        { x: x - 0.24, z: z - 0.1, y: 0.105, h: 0.055 },
        { x: x + 0.02, z: z - 0.01, y: 0.065, h: 0.035 },
        { x: x + 0.1, z: z + 0.01, y: 0.025, h: 0.015 },
      ]),
      materials.paintPart,
    ),
    lamp(x + 0.09, z - 0.012),
    piece(mudguard(axle, m.rear.radius + 0.045, m.rear.tyre * 0.45, 0.7, 1.9), materials.plastic),
  ];
}
