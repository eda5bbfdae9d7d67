import { materials } from '../car/materials.data.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { lathe, tube } from '../mesh/solids.ts';
import type { Vec2, Vec3 } from '../mesh/vec.ts';
import { roundTyre } from './moto-wheel.ts';
export const frontX = 0.42;

export const rearX = 1.72;

export const track = 0.46;

export const radius = 0.32;

/** A pair; a quad for sport stands on smaller ones. */
export function wheel(x: number, tyre: number, tall = radius, half = track): Piece[] {
  const center: Vec3 = [x, half, tall];
  const k = tall / radius;
  const turned = (profile: readonly Vec2[]) => profile.map(([r, y]): Vec2 => [r * k, y]);
  return [
    piece(roundTyre(center, tall, tyre / 2, 0.15 * k, true), materials.rubber),
    piece(
      lathe(
        center,
        turned([
          [0.175, -tyre * 0.4],
          [0.16, -tyre * 0.3],
          [0.155, 0.02],
          [0.165, tyre * 0.36],
          [0.176, tyre * 0.42],
        ]),
        64,
      ),
      materials.alloyDark,
    ),
    piece(
      lathe(
        center,
        turned([
          [0.165, 0.03],
          [0.13, 0.045],
          [0.07, 0.05],
          [0.05, 0.075],
          [0.001, 0.08],
        ]),
        48,
      ),
      materials.darkSteel,
    ),
    ...Array.from({ length: 7 }, (_, i) => {
      const a = (i / 7) * Math.PI * 2;
      const at = (r: number, y: number): Vec3 => [
        center[0] + Math.cos(a) * r * k,
        center[1] + y,
        center[2] + Math.sin(a) * r * k,
      ];
      return piece(tube([at(0.04, 0.07), at(0.1, 0.06), at(0.165, 0.05)], 0.013, 8), materials.alloyFace);
    }),
  ].flatMap((p) => both(p));
}
