import type { Coverage, Scene } from '../mesh/scene.ts';
import type { Camera } from './camera.ts';
import { scratch } from './scratch.ts';
import { surfacesOf } from './surfaces.ts';

/**
 * Which triangle stands at each pixel (−1: none) and one over its depth, for solid things and for the nearest glass. Holds until the
 * next one is made.
 */
export type Visibility = {
  width: number;
  solid: Int32Array;
  solidDepth: Float32Array;
  glass: Int32Array;
  glassDepth: Float32Array;
};

const near = 0.08;
/** Boxes of triangles from this width on are narrowed row by row, pixels. */
const wideBox = 12;

/** Per vertex: picture x, y in pixels and one over depth. `flip` projects the mirror image under the floor. */
export function projected(scene: Scene, camera: Camera, width: number, flip: boolean): Float32Array {
  const { positions } = scene;
  const out = new Float32Array(positions.length);
  const { eye, right, up, forward } = camera;
  const f = camera.focal * width;
  for (let i = 0; i < positions.length; i += 3) {
    const x = (positions[i] as number) - eye[0];
    const y = (positions[i + 1] as number) - eye[1];
    const z = (flip ? -(positions[i + 2] as number) : (positions[i + 2] as number)) - eye[2];
    const depth = x * forward[0] + y * forward[1] + z * forward[2];
    const inverse = depth > near ? 1 / depth : 0;
    out[i] = camera.centerX * width + (x * right[0] + y * right[1] + z * right[2]) * inverse * f;
    out[i + 1] = camera.centerY * width - (x * up[0] + y * up[1] + z * up[2]) * inverse * f;
    out[i + 2] = inverse;
  }
  return out;
}

const solids = scratch((length) => new Int32Array(length));
const glasses = scratch((length) => new Int32Array(length));
const solidDepths = scratch((length) => new Float32Array(length));
const glassDepths = scratch((length) => new Float32Array(length));

/** What covers each vertex of a scene, one more than its coverage says; 0 is not asked yet. */
const covered = new WeakMap<Scene, Uint8Array>();
function coveredOf(scene: Scene): Uint8Array {
  const found = covered.get(scene) ?? new Uint8Array(scene.positions.length / 3);
  covered.set(scene, found);
  return found;
}

/** So many triangles at a time: a loop over them all would be compiled anew for picture after picture, while it runs. */
const atOnce = 2048;

/** Z-buffers the rows `top` … `bottom` of the picture: a whole large picture at once would hold 70 MB. */
export function visibilityOf(
  scene: Scene,
  screen: Float32Array,
  width: number,
  top: number,
  bottom: number,
): Visibility {
  const size = width * (bottom - top);
  const view = {
    width,
    solid: solids(size).fill(-1),
    solidDepth: solidDepths(size).fill(0),
    glass: glasses(size).fill(-1),
    glassDepth: glassDepths(size).fill(0),
  };
  const corners = coveredOf(scene);
  const count = scene.partOf.length;
  for (let t = 0; t < count; t += atOnce)
    cover(view, scene, screen, corners, top, bottom, t, Math.min(count, t + atOnce));
  return view;
}

/** Puts the triangles `from` … `to` into the view. */
function cover(
  { width, solid, solidDepth, glass, glassDepth }: Visibility,
  scene: Scene,
  screen: Float32Array,
  corners: Uint8Array,
  top: number,
  bottom: number,
  from: number,
  to: number,
): void {
  const { index, positions, st, partOf } = scene;
  const { coverages, cornersTell, plain: plainKinds } = surfacesOf(scene);
  const kindAt = (coverage: Coverage, v: number): number => {
    if (corners[v] === 0) {
      const p = v * 3;
      corners[v] =
        1 +
        coverage(
          positions[p] as number,
          positions[p + 1] as number,
          positions[p + 2] as number,
          st[v * 2] as number,
          st[v * 2 + 1] as number,
        );
    }
    return (corners[v] as number) - 1;
  };
  for (let t = from; t < to; t++) {
    const a = index[t * 3] as number;
    const b = index[t * 3 + 1] as number;
    const c = index[t * 3 + 2] as number;
    const ay = screen[a * 3 + 1] as number;
    const by = screen[b * 3 + 1] as number;
    const cy = screen[c * 3 + 1] as number;
    const y0 = Math.max(top, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const y1 = Math.min(bottom - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    if (y0 > y1) continue;
    const ax = screen[a * 3] as number;
    const bx = screen[b * 3] as number;
    const cx = screen[c * 3] as number;
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    if (x0 > x1) continue;
    const az = screen[a * 3 + 2] as number;
    const bz = screen[b * 3 + 2] as number;
    const cz = screen[c * 3 + 2] as number;
    if (az === 0 || bz === 0 || cz === 0) continue;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0 || !Number.isFinite(area)) continue;
    const k = 1 / area;
    const part = partOf[t] as number;
    let coverage = coverages[part];
    let plain = plainKinds[part] as number;
    if (coverage && cornersTell[part] === 1) {
      plain = kindAt(coverage, a);
      if (kindAt(coverage, b) === plain && kindAt(coverage, c) === plain) {
        if (plain === 0) continue;
        coverage = undefined;
      }
    }
    const ubx = (cy - by) * -k;
    const uby = (cx - bx) * k;
    const ucx = (ay - cy) * -k;
    const ucy = (ax - cx) * k;
    const isWide = x1 - x0 > wideBox;
    for (let y = y0; y <= y1; y++) {
      const py = y + 0.5;
      let wa = (x0 + 0.5 - bx) * ubx + (py - by) * uby;
      let wb = (x0 + 0.5 - cx) * ucx + (py - cy) * ucy;
      let first = x0;
      let last = x1;
      if (isWide) {
        // Long thin triangles fill a tenth of their box: each side cuts off the part of the row that lies behind it.
        const wc = 1 - wa - wb;
        const ua = -wa / ubx;
        const ub = -wb / ucx;
        const uc = wc / (ubx + ucx);
        let low = 0;
        let high = x1 - x0;
        if (ubx > 0) low = Math.max(low, ua);
        else if (ubx < 0) high = Math.min(high, ua);
        if (ucx > 0) low = Math.max(low, ub);
        else if (ucx < 0) high = Math.min(high, ub);
        if (ubx + ucx < 0) low = Math.max(low, uc);
        else if (ubx + ucx > 0) high = Math.min(high, uc);
        first += Math.max(0, Math.floor(low) - 1);
        last = Math.min(x1, x0 + Math.ceil(high) + 1);
        wa += ubx * (first - x0);
        wb += ucx * (first - x0);
      }
      let i = (y - top) * width + first;
      for (let x = first; x <= last; x++, i++, wa += ubx, wb += ucx) {
        const wc = 1 - wa - wb;
        if (wa < 0 || wb < 0 || wc < 0) continue;
        const z = wa * az + wb * bz + wc * cz;
        let kind = plain;
        if (coverage) {
          if (z <= (solidDepth[i] as number) && z <= (glassDepth[i] as number)) continue;
          const ka = (wa * az) / z;
          const kb = (wb * bz) / z;
          const kc = (wc * cz) / z;
          kind = coverage(
            ka * (positions[a * 3] as number) + kb * (positions[b * 3] as number) + kc * (positions[c * 3] as number),
            ka * (positions[a * 3 + 1] as number) +
              kb * (positions[b * 3 + 1] as number) +
              kc * (positions[c * 3 + 1] as number),
            ka * (positions[a * 3 + 2] as number) +
              kb * (positions[b * 3 + 2] as number) +
              kc * (positions[c * 3 + 2] as number),
            ka * (st[a * 2] as number) + kb * (st[b * 2] as number) + kc * (st[c * 2] as number),
            ka * (st[a * 2 + 1] as number) + kb * (st[b * 2 + 1] as number) + kc * (st[c * 2 + 1] as number),
          );
        }
        if (kind === 1 && z > (solidDepth[i] as number)) {
          solidDepth[i] = z;
          solid[i] = t;
        } else if (kind === 2 && z > (glassDepth[i] as number)) {
          glassDepth[i] = z;
          glass[i] = t;
        }
      }
    }
  }
}
