import type { Mesh } from './mesh.ts';
import { gridMesh } from './surface.ts';
import { add, cross, scale, sub, unit, type Vec2, type Vec3 } from './vec.ts';

/** A profile (radius, offset along the axis) turned round the y axis through `center`. */
export function lathe(center: Vec3, profile: readonly Vec2[], segments = 64, from = 0, to = Math.PI * 2): Mesh {
  const full = to - from >= Math.PI * 2 - 1e-6;
  const cols = full ? segments : segments + 1;
  return gridMesh(
    {
      rows: profile.length,
      cols,
      at: (r, c) => {
        const [radius, offset] = profile[r] ?? [0, 0];
        const a = from + ((to - from) * c) / segments;
        return [center[0] + Math.cos(a) * radius, center[1] + offset, center[2] + Math.sin(a) * radius];
      },
    },
    { close: full, st: (_, r, c) => [c / segments, r / (profile.length - 1)] },
  );
}

/** A round tube along a line of points; the radius may change along it. Ends are closed to a point. */
export function tube(line: readonly Vec3[], radius: number | ((t: number) => number), segments = 14): Mesh {
  const n = line.length;
  const at = (i: number): Vec3 => line[Math.max(0, Math.min(n - 1, i))] ?? [0, 0, 0];
  let side: Vec3 = [0, 0, 1];
  const frames = Array.from({ length: n }, (_, i) => {
    const along = unit(sub(at(i + 1), at(i - 1)));
    const raw = cross(along, Math.abs(along[2]) > 0.95 && i === 0 ? [0, 1, 0] : side);
    const right = unit(raw);
    side = unit(cross(right, along));
    return { right, up: side };
  });
  return gridMesh(
    {
      rows: n + 2,
      cols: segments,
      at: (r, c) => {
        const i = Math.max(0, Math.min(n - 1, r - 1));
        const frame = frames[i];
        const size = r === 0 || r === n + 1 ? 0.0001 : typeof radius === 'number' ? radius : radius(i / (n - 1));
        const a = (Math.PI * 2 * c) / segments;
        const center = at(i);
        return frame
          ? add(center, add(scale(frame.right, Math.cos(a) * size), scale(frame.up, Math.sin(a) * size)))
          : center;
      },
    },
    { close: true },
  );
}

/**
 * A block with soft edges (a superellipsoid): `power` 2 is an ellipsoid, 8 nearly a box. `shape` may bend the unit
 * block (each coordinate −1…1) before it is sized, which makes seats and tanks of it.
 */
export function block(center: Vec3, half: Vec3, power = 6, shape: (p: Vec3) => Vec3 = (p) => p, detail = 24): Mesh {
  const signed = (x: number, e: number) => Math.sign(x) * Math.abs(x) ** e;
  const e = 2 / power;
  return gridMesh(
    {
      rows: detail + 1,
      cols: detail * 2,
      at: (r, c) => {
        const lat = (r / detail - 0.5) * Math.PI;
        const lon = (c / (detail * 2)) * Math.PI * 2;
        const p = shape([
          signed(Math.cos(lat), e) * signed(Math.cos(lon), e),
          signed(Math.cos(lat), e) * signed(Math.sin(lon), e),
          signed(Math.sin(lat), e),
        ]);
        return [center[0] + p[0] * half[0], center[1] + p[1] * half[1], center[2] + p[2] * half[2]];
      },
    },
    { close: true },
  );
}
