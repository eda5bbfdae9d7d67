import type { Mesh } from './mesh.ts';
import { tube } from './solids.ts';
import { splineLine } from './surface.ts';
import type { Vec3 } from './vec.ts';
export const bentTube = (points: readonly Vec3[], radius: number | ((t: number) => number), segments = 12): Mesh =>
  tube(splineLine(points, 'clamped', 8), radius, segments);
