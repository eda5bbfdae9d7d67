import { type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import { mix, type Vec3 } from '../mesh/vec.ts';
import { materials } from './materials.data.ts';

/** Spokes of a wheel, and what they are made of. */
type Spokes = 'two' | 'three' | 'four';
const angles: Record<Spokes, readonly number[]> = {
  two: [Math.PI / 2 + 0.1, -Math.PI / 2 - 0.1],
  three: [Math.PI / 2 + 0.12, -Math.PI / 2 - 0.12, Math.PI],
  four: [1.32, -1.32, 2.25, -2.25],
};

/** Steering wheel with its hub, spokes, buttons and column; that of four spokes is of its time, without buttons and silver. */
export function steeringWheel(center: Vec3, spokes: Spokes, radius = 0.185): Piece[] {
  const lean = 0.36;
  const old = spokes === 'four';
  const on = (a: number, r: number, out = 0): Vec3 => [
    center[0] - Math.cos(a) * r * lean + out,
    center[1] + Math.sin(a) * r,
    center[2] + Math.cos(a) * r * 0.95,
  ];
  const rim: Vec3[] = Array.from({ length: 65 }, (_, i) => on((i / 64) * Math.PI * 2, radius));
  const arm = (a: number) =>
    piece(
      tube([on(a, 0.05, -0.01), on(a, 0.11, -0.004), on(a, radius, 0)], (t) => mix(0.023, 0.014, t), 12),
      old ? materials.plastic : materials.satinSilver,
    );
  const tilt = (p: Vec3): Vec3 => [p[0] - p[2] * 0.5, p[1], p[2]];
  const [wide, tall] = old ? [0.095, 0.075] : spokes === 'two' ? [0.07, 0.045] : [0.078, 0.062];
  return [
    piece(tube(rim, old ? 0.0145 : 0.0165, 14), materials.leather),
    piece(block(center, [0.03, wide, tall], old ? 4.5 : 3, tilt, 20), old ? materials.plastic : materials.leather),
    ...angles[spokes].map(arm),
    ...(old
      ? []
      : [-0.105, 0.105].map((y) =>
          piece(
            block([center[0] + 0.028, center[1] + y, center[2] - 0.005], [0.006, 0.024, 0.012], 5, (p) => p, 8),
            materials.blackGloss,
          ),
        )),
    piece(tube([center, [center[0] - 0.3, center[1], center[2] - 0.08]], 0.045, 16), materials.trim),
  ];
}
