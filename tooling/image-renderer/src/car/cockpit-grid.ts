import type { Mesh } from '../mesh/mesh.ts';
import { type Material, type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import { type Grid, gridMesh, refine } from '../mesh/surface.ts';
import type { Vec2, Vec3 } from '../mesh/vec.ts';
import { materials } from './materials.data.ts';

/** A profile in (x, z) drawn across the car, bowed forward at its ends. */
export function across(profile: readonly Vec2[], half: number, bow: number, per = 8): Grid {
  return refine(
    {
      rows: profile.length,
      cols: 9,
      at: (r, c) => {
        const y = (c / 4 - 1) * half;
        const [x, z] = profile[r] ?? [0, 0];
        return [x - bow * (y / half) ** 2, y, z];
      },
    },
    'clamped',
    per,
    8,
  );
}

/** A ring that lies flat. */
export function flatRing(center: Vec3, radius: number): Mesh {
  const ring: Vec3[] = Array.from({ length: 33 }, (_, i) => {
    const a = (i / 32) * Math.PI * 2;
    return [center[0] + Math.cos(a) * radius, center[1] + Math.sin(a) * radius, center[2]];
  });
  return tube(ring, 0.005, 8);
}

/** A ring that faces the driver. */
export function uprightRing(center: Vec3, radius: number, thick: number): Mesh {
  const ring: Vec3[] = Array.from({ length: 33 }, (_, i) => {
    const a = (i / 32) * Math.PI * 2;
    return [center[0], center[1] + Math.sin(a) * radius, center[2] + Math.cos(a) * radius];
  });
  return tube(ring, thick, 8);
}

/** A knob that is turned, on an upright face. */
export const knob = ([x, y, z]: Vec3, radius: number, cap: Material, rim: Material): Piece[] => [
  piece(
    // Its edge is cut, or light would take it for a ball.
    tube(
      [-0.02, 0.016, 0.0218, 0.022].map((out): Vec3 => [x + out, y, z]),
      (t) => radius * (t < 0.5 ? 1 : t < 0.9 ? 0.86 : 0.8),
      24,
    ),
    cap,
  ),
  piece(uprightRing([x + 0.004, y, z], radius + 0.003, 0.004), rim),
];

export const sheet = (grid: Grid, material: Material): Piece => piece(gridMesh(grid), material);

/** The console between the seats, falling toward the back. */
export const tunnel = (center: Vec3, long: number): Piece[] => [
  piece(
    block(center, [long, 0.12, 0.16], 7, (q) => [q[0], q[1], q[2] - 0.25 * q[0] * (q[2] > 0 ? 1 : 0)], 20),
    materials.trim,
  ),
];
