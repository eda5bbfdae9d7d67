import { materials } from '../car/materials.data.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import { clamp, type Vec2, type Vec3 } from '../mesh/vec.ts';
import { loft, type Ring } from './loft.ts';
import { motoFace } from './moto-face.ts';
import { motoSides } from './moto-sides.ts';
import type { MotoSpec } from './moto-spec.ts';
import { motoTail } from './moto-tail.ts';
import { mudguard } from './moto-wheel.ts';

/** Seat: a pad along a line, softly crowned. */
function saddle(line: readonly Vec2[], half: number, thick: number): Mesh {
  const n = line.length;
  return loft(
    line.map(([x, z], i) => {
      const t = i / (n - 1);
      const end = i === 0 || i === n - 1 ? 0.25 : 1;
      return {
        x,
        z: z - thick * 0.5,
        y: half * (0.62 + 0.38 * Math.sin(clamp(t * 1.3, 0, 1) * Math.PI * 0.75)) * end,
        h: (thick / 2) * end,
        power: 3,
      };
    }),
  );
}

function tank(m: MotoSpec): Piece[] {
  const { at, half, drop } = m.tank;
  const [x, z] = at;
  const [a, b, h] = half;
  const rings: Ring[] = [
    { x: x - a, z: z - h * 0.1, y: b * 0.3, h: h * 0.3 },
    { x: x - a * 0.88, z: z + h * 0.02, y: b * 0.72, h: h * 0.72 },
    { x: x - a * 0.4, z: z + h * 0.12, y: b, h: h },
    { x: x + a * 0.1, z, y: b * 0.95, h: h * 0.9 },
    { x: x + a * 0.6, z: z - drop * 0.6, y: b * 0.66, h: h * 0.62 },
    { x: x + a, z: z - drop, y: b * 0.34, h: h * 0.3 },
  ];
  return [
    piece(loft(rings), materials.paintPart),
    piece(
      block([x - a * 0.25, 0, z + h * 1.13], [0.04, 0.04, 0.008], 2.4, (p) => p, 14),
      materials.chrome,
    ),
  ];
}

/** Tank, seat, fairing, mudguards, luggage. */
export function bodywork(m: MotoSpec): Piece[] {
  const axle: Vec3 = [m.front.x, 0, m.front.radius];
  const guard =
    m.mudguard === 'high'
      ? piece(
          loft([
            { x: m.front.x - 0.36, z: m.front.radius * 2 + 0.1, y: 0.03, h: 0.008 },
            { x: m.front.x - 0.24, z: m.front.radius * 2 + 0.16, y: 0.09, h: 0.016 },
            { x: m.front.x + 0.0, z: m.front.radius * 2 + 0.19, y: 0.1, h: 0.018 },
            { x: m.front.x + 0.28, z: m.front.radius * 2 + 0.1, y: 0.06, h: 0.012 },
          ]),
          materials.paintPart,
        )
      : piece(
          mudguard(axle, m.front.radius + 0.04, m.front.tyre * 0.62, m.mudguard === 'chrome' ? -0.3 : 0.05, 2.5),
          m.mudguard === 'chrome' ? materials.chrome : materials.paintPart,
        );
  const end = m.seat[m.seat.length - 1] ?? [1.7, 0.8];
  const cases = m.cases
    ? [
        ...both(
          piece(
            block([end[0] - 0.06, 0.33, end[1] - 0.2], [0.22, 0.11, 0.17], 8, (p) => p, 20),
            materials.satinSilver,
          ),
        ),
        ...both(
          piece(
            block([end[0] - 0.06, 0.33, end[1] - 0.07], [0.225, 0.115, 0.012], 8, (p) => p, 14),
            materials.plastic,
          ),
        ),
      ]
    : [];
  return [
    ...(m.pair === undefined ? [guard] : []),
    ...tank(m),
    piece(saddle(m.seat, m.seatHalf, 0.09), materials.leather),
    ...(m.pair === undefined ? motoFace(m) : []),
    ...motoSides(m),
    ...motoTail(m),
    ...cases,
  ];
}
