import type { Scene } from '../mesh/scene.ts';
import { scratch } from './scratch.ts';
import { at as of, surfaceAt, surfacesOf } from './surfaces.ts';

/** How dark the floor is, 0…1, on a grid of `cell` metres. */
export type FloorShadow = (x: number, y: number) => number;

const cell = 0.04;
/** Column and row of every vertex. */
const cells = scratch((length) => new Float64Array(length));

function blur(map: Float32Array, w: number, h: number, radius: number): Float32Array {
  let from = map;
  for (let pass = 0; pass < 4; pass++) {
    const to = new Float32Array(w * h);
    const across = pass % 2 === 0;
    const count = across ? h : w;
    const long = across ? w : h;
    const step = across ? 1 : w;
    for (let line = 0; line < count; line++) {
      const start = across ? line * w : line;
      let sum = 0;
      for (let i = -radius; i < long; i++) {
        if (i + radius < long) sum += from[start + (i + radius) * step] as number;
        if (i - radius - 1 >= 0) sum -= from[start + (i - radius - 1) * step] as number;
        if (i >= 0) to[start + i * step] = sum / (2 * radius + 1);
      }
    }
    from = to;
  }
  return from;
}

/** Puts the height of some triangles into the cells under them where nothing is lower; `at`: column and row of every vertex. */
function lowerCells(scene: Scene, at: Float64Array, lowest: Float32Array, w: number, from: number, to: number): void {
  const { positions, index, partOf } = scene;
  const { numbers } = surfacesOf(scene);
  for (let t = from; t < to; t++) {
    if (numbers[surfaceAt(partOf[t] as number, false) + of.ground] === 1) continue;
    const a = index[t * 3] as number;
    const b = index[t * 3 + 1] as number;
    const c = index[t * 3 + 2] as number;
    const z = Math.min(positions[a * 3 + 2] as number, positions[b * 3 + 2] as number, positions[c * 3 + 2] as number);
    const ax = at[a * 2] as number;
    const bx = at[b * 2] as number;
    const cx = at[c * 2] as number;
    const ay = at[a * 2 + 1] as number;
    const by = at[b * 2 + 1] as number;
    const cy = at[c * 2 + 1] as number;
    const right = Math.max(ax, bx, cx);
    const bottom = Math.max(ay, by, cy);
    // Triangles are smaller than a few cells, so their boxes are near enough once blurred.
    for (let y = Math.floor(Math.min(ay, by, cy)); y <= bottom; y++) {
      for (let x = Math.floor(Math.min(ax, bx, cx)); x <= right; x++) {
        if (z < (lowest[y * w + x] as number)) lowest[y * w + x] = z;
      }
    }
  }
}

/** Contact shadow where tyres touch, a soft pool under the whole vehicle, and a wide faint one round it. */
export function floorShadowOf(scene: Scene): FloorShadow {
  let [x0, x1, y0, y1] = [1e9, -1e9, 1e9, -1e9];
  const { positions, partOf } = scene;
  for (let i = 0; i < positions.length; i += 3) {
    x0 = Math.min(x0, positions[i] as number);
    x1 = Math.max(x1, positions[i] as number);
    y0 = Math.min(y0, positions[i + 1] as number);
    y1 = Math.max(y1, positions[i + 1] as number);
  }
  const margin = 1.6;
  const w = Math.ceil((x1 - x0 + margin * 2) / cell);
  const h = Math.ceil((y1 - y0 + margin * 2) / cell);
  const column = (x: number): number => (x - x0 + margin) / cell;
  const row = (y: number): number => (y - y0 + margin) / cell;
  const lowest = new Float32Array(w * h).fill(9);
  const at = cells((positions.length / 3) * 2);
  for (let v = 0; v * 3 < positions.length; v++) {
    at[v * 2] = column(positions[v * 3] as number);
    at[v * 2 + 1] = row(positions[v * 3 + 1] as number);
  }
  for (let t = 0; t < partOf.length; t += 4096) lowerCells(scene, at, lowest, w, t, Math.min(partOf.length, t + 4096));
  const layer = (weight: (z: number) => number, radius: number) =>
    blur(
      lowest.map((z) => (z > 8 ? 0 : weight(z))),
      w,
      h,
      radius,
    );
  const contact = layer((z) => (z < 0.05 ? 1 : z < 0.12 ? 0.5 : 0), 2);
  const under = layer((z) => Math.exp(-z * 1.5), 4);
  const pool = layer((z) => Math.exp(-z * 0.8), 17);
  const total = new Float32Array(w * h);
  for (let i = 0; i < total.length; i++) {
    const open =
      (1 - 0.75 * Math.min(1, (contact[i] as number) * 1.3)) *
      (1 - 0.8 * (under[i] as number)) *
      (1 - 0.62 * (pool[i] as number));
    total[i] = 1 - open;
  }
  return (x, y) => {
    const u = (x - x0 + margin) / cell - 0.5;
    const v = (y - y0 + margin) / cell - 0.5;
    const i = Math.floor(u);
    const j = Math.floor(v);
    if (!(i >= 0 && j >= 0 && i < w - 1 && j < h - 1)) return 0;
    const fx = u - i;
    const fy = v - j;
    const k = j * w + i;
    return (
      ((total[k] as number) * (1 - fx) + (total[k + 1] as number) * fx) * (1 - fy) +
      ((total[k + w] as number) * (1 - fx) + (total[k + w + 1] as number) * fx) * fy
    );
  };
}
