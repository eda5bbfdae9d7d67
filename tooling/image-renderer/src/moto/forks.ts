import { materials } from '../car/materials.data.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import { mix, type Vec2, type Vec3 } from '../mesh/vec.ts';
import type { MotoSpec } from './moto-spec.ts';

const flat = (p: Vec2, y = 0): Vec3 => [p[0], y, p[1]];

export function forks(m: MotoSpec): Piece[] {
  const metal = m.forks === 'gold' ? materials.gold : m.forks === 'chrome' ? materials.chrome : materials.darkSteel;
  const axle: Vec2 = [m.front.x, m.front.radius];
  const top: Vec2 = [m.head[0] - 0.01, m.head[1] + 0.06];
  const along = (t: number): Vec2 => [mix(axle[0] - 0.03, top[0], t), mix(axle[1], top[1], t)];
  const y = Math.max(0.09, m.front.tyre / 2 + 0.045);
  const slim = m.face === 'plate' || m.face === 'mask' || m.fairing !== 'none';
  return [
    ...both(
      piece(
        tube([flat(along(-0.04), y), flat(along(0.5), y)], slim ? 0.024 : 0.029, 14),
        slim ? materials.darkSteel : materials.satinSilver,
      ),
    ),
    ...both(piece(tube([flat(along(0.42), y), flat(along(1), y)], slim ? 0.029 : 0.022, 14), metal)),
    piece(
      block(flat(along(0.97)), [0.05, y + 0.035, 0.016], 5, (p) => p, 12),
      materials.darkSteel,
    ),
    piece(
      block(flat(along(0.78)), [0.05, y + 0.035, 0.018], 5, (p) => p, 12),
      materials.darkSteel,
    ),
    piece(tube([flat(axle, -y - 0.02), flat(axle, y + 0.02)], 0.014, 12), materials.steel),
  ];
}
