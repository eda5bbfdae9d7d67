import { type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import { mix, type Vec3 } from '../mesh/vec.ts';
import { materials } from './materials.data.ts';
/** Steering wheel with its hub, spokes and column. */
export function steeringWheel(center: Vec3, radius = 0.185): Piece[] {
  const lean = 0.36;
  const on = (a: number, r: number, out = 0): Vec3 => [
    center[0] - Math.cos(a) * r * lean + out,
    center[1] + Math.sin(a) * r,
    center[2] + Math.cos(a) * r * 0.95,
  ];
  const rim: Vec3[] = Array.from({ length: 65 }, (_, i) => on((i / 64) * Math.PI * 2, radius));
  const arm = (a: number, wide: number) =>
    piece(
      tube([on(a, 0.05, -0.01), on(a, 0.11, -0.004), on(a, radius, 0)], (t) => mix(wide, wide * 0.62, t), 12),
      materials.satinSilver,
    );
  const tilt = (p: Vec3): Vec3 => [p[0] - p[2] * 0.5, p[1], p[2]];
  return [
    piece(tube(rim, 0.0165, 14), materials.leather),
    piece(block(center, [0.03, 0.078, 0.062], 3, tilt, 20), materials.leather),
    arm(Math.PI / 2 + 0.12, 0.022),
    arm(-Math.PI / 2 - 0.12, 0.022),
    arm(Math.PI, 0.026),
    piece(tube([center, [center[0] - 0.3, center[1], center[2] - 0.08]], 0.045, 16), materials.trim),
  ];
}
