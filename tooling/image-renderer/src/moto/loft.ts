import type { Mesh } from '../mesh/mesh.ts';
import { type Grid, gridMesh, refine } from '../mesh/surface.ts';
/** A body lofted from rings: each ring lies across the bike at x with a middle height and half sizes. */
export type Ring = { x: number; z: number; y: number; h: number; power?: number };

export function loft(rings: readonly Ring[], sides = 16, shift = 0): Mesh {
  const grid: Grid = {
    rows: rings.length,
    cols: sides,
    at: (r, c) => {
      const k = rings[r] ?? { x: 0, z: 0, y: 0, h: 0 };
      const a = (c / sides) * Math.PI * 2;
      const e = 2 / (k.power ?? 2.6);
      const s = (v: number) => Math.sign(v) * Math.abs(v) ** e;
      return [k.x, shift + s(Math.cos(a)) * k.y * 1.12, k.z + s(Math.sin(a)) * k.h * 1.12];
    },
  };
  const fine = refine(grid, 'closed', 6, 5);
  return gridMesh(fine, { close: true });
}
