import { type Part, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import { gridMesh } from '../mesh/surface.ts';
import type { Vec3 } from '../mesh/vec.ts';
import type { Texture } from '../texture/texture.ts';
import { materials } from './materials.data.ts';
/** A thin slab that shows a drawing on the side that faces the driver, leaning back by `lean`. */
export function standingScreen(
  center: Vec3,
  halfY: number,
  halfZ: number,
  lean: number,
  turn: number,
  texture: Texture,
): Piece[] {
  const at = (u: number, v: number, out: number): Vec3 => [
    center[0] - v * halfZ * lean + out + u * turn,
    center[1] + u * halfY,
    center[2] + v * halfZ,
  ];
  const part: Part = { material: materials.blackGloss, texture };
  const face = gridMesh(
    { rows: 2, cols: 2, at: (r, c) => at(c * 2 - 1, r * 2 - 1, 0.006) },
    { st: (_, r, c) => [c, r] },
  );
  const back = block(center, [0.012, halfY + 0.008, halfZ + 0.008], 10, (p) => p, 14);
  const tilted = { ...back, positions: back.positions.slice() };
  for (let i = 0; i < tilted.positions.length; i += 3) {
    const z = (tilted.positions[i + 2] ?? 0) - center[2];
    const y = (tilted.positions[i + 1] ?? 0) - center[1];
    tilted.positions[i] = (tilted.positions[i] ?? 0) - z * lean + (y / halfY) * turn - 0.008;
  }
  return [{ mesh: face, part }, piece(tilted, materials.blackGloss)];
}
