import { materials } from '../car/materials.data.ts';
import { bentTube } from '../mesh/bent-tube.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { mix, type Vec3 } from '../mesh/vec.ts';
import type { MotoSpec } from './moto-spec.ts';
export function exhaust(m: MotoSpec): Piece[] {
  if (m.exhaust === 'none') return [];
  const [x, z] = m.engine;
  const chrome = m.exhaust === 'twin' ? materials.chrome : materials.steel;
  const can = m.exhaust === 'twin' ? materials.chrome : materials.darkSteel;
  const high = m.exhaust === 'high';
  const end: Vec3 = high
    ? [m.rear.x + 0.1, 0.17, m.rear.radius + 0.42]
    : [m.rear.x + 0.12, 0.19, m.rear.radius + (m.exhaust === 'twin' ? -0.02 : 0.1)];
  const start: Vec3 = high ? [x + 0.3, 0.15, z + 0.3] : [x + 0.36, 0.19, z - 0.14];
  // From a head beside the engine, or from one before it.
  const outlet: readonly Vec3[] =
    m.engineKind === 'boxer'
      ? [
          [x - 0.17, 0.3, z - 0.02],
          [x - 0.24, 0.29, z - 0.1],
          [x - 0.12, 0.22, z - 0.18],
        ]
      : [
          [x - 0.14, 0.06, z + 0.26],
          [x - 0.28, 0.1, z + 0.12],
          [x - 0.24, 0.14, z - 0.12],
        ];
  const header = bentTube([...outlet, [x + 0.05, 0.16, z - (high ? 0.02 : 0.17)], start], 0.021);
  const muffler = bentTube(
    [start, [mix(start[0], end[0], 0.3), start[1], mix(start[2], end[2], 0.3)], end],
    (t) => (t < 0.15 ? 0.024 + t * 0.2 : 0.054 - (t > 0.95 ? 0.012 : 0)),
    20,
  );
  const pieces = [piece(header, chrome), piece(muffler, can)];
  // The near side of every picture is −y, so a single silencer sits there.
  const near = pieces.flatMap((p) => both(p).slice(1));
  return m.exhaust === 'twin' ? pieces.flatMap((p) => both(p)) : near;
}
