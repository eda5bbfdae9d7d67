import type { Part, Piece } from '../mesh/scene.ts';
import { gridMesh } from '../mesh/surface.ts';
import type { Vec2, Vec3 } from '../mesh/vec.ts';
/** Shorter than the 13.6 m of the road: a picture of the true length would be a line. */
export const long = 9.6;

export const half = 1.25;

export const floor = 1.18;

export const roof = 3.96;

export const tall = roof - floor;

/** A flat wall; `at` maps the unit square to space, st are its metres. */
export function wall(at: (u: number, v: number) => Vec3, size: Vec2, part: Part): Piece {
  return {
    mesh: gridMesh(
      { rows: 5, cols: 25, at: (r, c) => at(c / 24, r / 4) },
      { st: (_, r, c) => [(c / 24) * size[0], (r / 4) * size[1]] },
    ),
    part,
  };
}

export const cargoEye = { x: long + 0.35, floor, tall };
