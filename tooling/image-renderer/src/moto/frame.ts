import { materials } from '../car/materials.data.ts';
import { bentTube } from '../mesh/bent-tube.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { tube } from '../mesh/solids.ts';
import { mix, type Vec2, type Vec3 } from '../mesh/vec.ts';
import type { MotoSpec } from './moto-spec.ts';
export function frame(m: MotoSpec): Piece[] {
  const [ex, ez] = m.engine;
  const [hx, hz] = m.head;
  const pivot: Vec2 = [ex + 0.3, ez + 0.04];
  const end = m.seat[m.seat.length - 1] ?? [1.6, 0.8];
  const arm = m.trike === undefined ? m.rear.tyre / 2 + 0.045 : 0.12;
  const steel = materials.darkSteel;
  const spring: Vec3[] = Array.from({ length: 90 }, (_, i) => {
    const a = (i / 89) * Math.PI * 2 * 7;
    return [Math.cos(a) * 0.032, Math.sin(a) * 0.032, i / 89];
  });
  const coil = (from: Vec3, to: Vec3): Piece[] => [
    piece(
      tube(
        spring.map(
          ([a, b, t]): Vec3 => [mix(from[0], to[0], t) + a, mix(from[1], to[1], t) + b, mix(from[2], to[2], t)],
        ),
        0.007,
        8,
      ),
      m.shocks === 'twin' ? materials.chrome : materials.lampRedDull,
    ),
    piece(tube([from, to], 0.016, 10), materials.steel),
  ];
  const axle: Vec3 = [m.rear.x, 0, m.rear.radius];
  return [
    ...both(
      piece(
        bentTube(
          [
            [hx + 0.03, 0.03, hz],
            [hx + 0.2, 0.13, hz - 0.12],
            [ex + 0.16, 0.15, ez + 0.3],
            [pivot[0], 0.13, pivot[1]],
          ],
          0.026,
        ),
        steel,
      ),
    ),
    ...both(
      piece(
        bentTube(
          [
            [hx + 0.03, 0.02, hz - 0.08],
            [hx + 0.12, 0.05, ez + 0.3],
            [ex - 0.18, 0.12, ez - 0.05],
            [ex - 0.05, 0.14, ez - 0.2],
            [pivot[0], 0.13, ez - 0.17],
          ],
          0.02,
        ),
        steel,
      ),
    ),
    ...both(
      piece(
        bentTube(
          [
            [pivot[0] - 0.05, 0.11, pivot[1] + 0.34],
            [mix(pivot[0], end[0], 0.5), 0.1, mix(pivot[1] + 0.4, end[1] - 0.06, 0.5)],
            [end[0] - 0.06, 0.07, end[1] - 0.05],
          ],
          0.015,
        ),
        steel,
      ),
    ),
    ...both(
      piece(
        bentTube(
          [
            [pivot[0], 0.1, pivot[1]],
            [mix(pivot[0], m.rear.x, 0.5), arm + 0.01, mix(pivot[1], m.rear.radius, 0.5) + 0.03],
            [m.rear.x, arm, m.rear.radius],
          ],
          0.027,
        ),
        m.forks === 'chrome' ? steel : materials.satinSilver,
      ),
    ),
    piece(
      tube(
        [
          [m.rear.x, -arm - 0.02, m.rear.radius],
          [m.rear.x, arm + 0.02, m.rear.radius],
        ],
        0.014,
        12,
      ),
      materials.steel,
    ),
    ...(m.shocks === 'twin'
      ? both(
          coil([m.rear.x - 0.02, 0.14, m.rear.radius + 0.06], [m.rear.x - 0.13, 0.13, end[1] - 0.08])[0] as Piece,
        ).concat(
          both(coil([m.rear.x - 0.02, 0.14, m.rear.radius + 0.06], [m.rear.x - 0.13, 0.13, end[1] - 0.08])[1] as Piece),
        )
      : coil([pivot[0] + 0.12, 0, pivot[1] + 0.02], [pivot[0] + 0.04, 0, pivot[1] + 0.32])),
    piece(
      tube(
        [
          [ex + 0.26, 0.12, ez + 0.03],
          [axle[0], 0.12, axle[2] + 0.06],
          [axle[0] + 0.06, 0.12, axle[2]],
          [axle[0], 0.12, axle[2] - 0.06],
          [ex + 0.26, 0.12, ez - 0.05],
        ],
        0.008,
        6,
      ),
      steel,
    ),
    ...both(
      piece(
        tube(
          [
            [ex + 0.2, 0.14, ez - 0.13],
            [ex + 0.2, 0.25, ez - 0.13],
          ],
          0.014,
          10,
        ),
        materials.rubber,
      ),
    ),
  ];
}
