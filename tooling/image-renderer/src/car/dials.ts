import { type Piece, piece } from '../mesh/scene.ts';
import { gridMesh, refine } from '../mesh/surface.ts';
import type { Vec2, Vec3 } from '../mesh/vec.ts';
import type { Texture } from '../texture/texture.ts';
import { materials } from './materials.data.ts';
import { standingScreen } from './standing-screen.ts';

/** The hood from the windscreen over its lip and back under it, (x, z) from the middle of its edge. */
const profile: readonly Vec2[] = [
  [-0.2, -0.035],
  [-0.06, 0],
  [0.09, 0.004],
  [0.125, -0.002],
  [0.128, -0.016],
  [0.1, -0.026],
  [-0.02, -0.028],
];
/** How far the hood has come down, from its middle to its ends, which go back into the pad. */
const fall = [0, 0, 0.002, 0.006, 0.024, 0.13] as const;

/** Round instruments under a hood that keeps the sun off. */
export function hoodedDials([x, y, z]: Vec3, halfY: number, halfZ: number, drawing: Texture): Piece[] {
  const ends = fall.length - 1;
  const hood = refine(
    {
      rows: ends * 2 + 1,
      cols: profile.length,
      at: (row, col) => {
        const side = (row - ends) / ends;
        const [dx, dz] = profile[col] ?? [0, 0];
        return [
          x + dx - 0.15 * side ** 6,
          y + side * (halfY + 0.065) * (1 - 0.06 * side ** 6),
          z + halfZ + 0.052 + dz - (fall[Math.abs(row - ends)] ?? 0),
        ];
      },
    },
    'clamped',
    6,
    6,
  );
  return [...standingScreen([x, y, z], halfY, halfZ, 0.3, 0, drawing), piece(gridMesh(hood), materials.leather)];
}
