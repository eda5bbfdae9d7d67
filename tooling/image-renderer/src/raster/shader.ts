import type { Scene } from '../mesh/scene.ts';
import { length2, length3, type Vec3 } from '../mesh/vec.ts';
import type { FloorShadow } from './floor-shadow.ts';
import { floorLight, lookUp, type Studio } from './studio.ts';
import { at, surfaceAt, surfacesOf } from './surfaces.ts';
import { type Sample, sampleTexture } from './texture-sample.ts';

/**
 * Light of one point, split so that any paint can be put in afterwards: `red`, `green`, `blue` do not depend on the
 * paint; `body` is multiplied by the paint's colour, `flake` by the colour of its metal flakes.
 */
export type Light = { red: number; green: number; blue: number; body: number; flake: number; z: number };

/** Where the subject stands on the floor and how large it is, metres. */
export type Middle = { x: number; size: number };

/** Of the middle of a pixel, which is named by whole numbers: others would be objects on the heap. */
type Shader = (triangle: number, column: number, row: number, asGlass: boolean, out: Light) => void;

/** A value between three corners. Nothing that changes is captured: it would be an object on the heap for every point. */
const between = (list: Float32Array, a: number, b: number, c: number, wa: number, wb: number, wc: number): number =>
  wa * (list[a] as number) + wb * (list[b] as number) + wc * (list[c] as number);

export function shaderOf(
  scene: Scene,
  screen: Float32Array,
  studio: Studio,
  shadow: FloorShadow,
  eye: Vec3,
  middle: Middle,
): Shader {
  const { index, positions, normals, st, partOf } = scene;
  const { numbers, textures, hasGlass } = surfacesOf(scene);
  const ink: Sample = { s: 0, t: 0, coverage: 0, red: 0, green: 0, blue: 0, gloss: 0, emit: 0, glass: 0 };

  /** A point and a direction: numbers that are handed over would be objects on the heap. */
  const ray = new Float64Array(6);

  function sharp(): number {
    const x = ray[0] as number;
    const y = ray[1] as number;
    const z = ray[2] as number;
    const dx = ray[3] as number;
    const dy = ray[4] as number;
    const dz = ray[5] as number;
    if (dz > 0.03) return studio.light(dx, dy, dz);
    const k = z / Math.max(-dz, 0.02);
    const hx = x + dx * k;
    const hy = y + dy * k;
    const open = (1 - shadow(hx, hy)) * 0.8 * studio.floor;
    const floor = floorLight(length2(hx - middle.x, hy) / middle.size) * open;
    if (dz < -0.05) return floor;
    const t = (dz + 0.05) / 0.08;
    return floor * (1 - t) + studio.light(dx, dy, 0.03) * t;
  }

  /** Light along the ray as a mirror at its point sees it: the studio above, the floor with its shadow below. */
  function mirrorLight(rough: number): number {
    const soft = rough > 0.12 ? lookUp(studio.satin, ray[3] as number, ray[4] as number, ray[5] as number) : 0;
    if (rough >= 0.45) return soft;
    const clear = sharp();
    if (rough <= 0.12) return clear;
    const t = (rough - 0.12) / 0.33;
    return clear * (1 - t) + soft * t;
  }

  return (triangle, column, row, asGlass, out) => {
    const px = column + 0.5;
    const py = row + 0.5;
    const a = index[triangle * 3] as number;
    const b = index[triangle * 3 + 1] as number;
    const c = index[triangle * 3 + 2] as number;
    const ax = screen[a * 3] as number;
    const ay = screen[a * 3 + 1] as number;
    const bx = screen[b * 3] as number;
    const by = screen[b * 3 + 1] as number;
    const cx = screen[c * 3] as number;
    const cy = screen[c * 3 + 1] as number;
    const k = 1 / ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
    let wa = ((by - cy) * (px - bx) + (cx - bx) * (py - by)) * k * (screen[a * 3 + 2] as number);
    let wb = ((cy - ay) * (px - cx) + (ax - cx) * (py - cy)) * k * (screen[b * 3 + 2] as number);
    let wc = ((ay - by) * (px - ax) + (bx - ax) * (py - ay)) * k * (screen[c * 3 + 2] as number);
    const sum = 1 / (wa + wb + wc);
    wa *= sum;
    wb *= sum;
    wc *= sum;
    const x = between(positions, a * 3, b * 3, c * 3, wa, wb, wc);
    const y = between(positions, a * 3 + 1, b * 3 + 1, c * 3 + 1, wa, wb, wc);
    const z = between(positions, a * 3 + 2, b * 3 + 2, c * 3 + 2, wa, wb, wc);
    let nx = between(normals, a * 3, b * 3, c * 3, wa, wb, wc);
    let ny = between(normals, a * 3 + 1, b * 3 + 1, c * 3 + 1, wa, wb, wc);
    let nz = between(normals, a * 3 + 2, b * 3 + 2, c * 3 + 2, wa, wb, wc);
    const nl = 1 / (length3(nx, ny, nz) || 1);
    nx *= nl;
    ny *= nl;
    nz *= nl;
    let vx = eye[0] - x;
    let vy = eye[1] - y;
    let vz = eye[2] - z;
    const vl = 1 / length3(vx, vy, vz);
    vx *= vl;
    vy *= vl;
    vz *= vl;
    out.z = z;
    out.body = 0;
    out.flake = 0;
    const part = partOf[triangle] as number;
    let nv = nx * vx + ny * vy + nz * vz;
    const isGlass = asGlass && hasGlass[part] === 1;
    const m = surfaceAt(part, isGlass);
    const lining = numbers[m + at.lining] as number;
    let inner = false;
    if (nv < 0) {
      if (lining >= 0 && nv < -0.12) inner = true;
      nx = -nx;
      ny = -ny;
      nz = -nz;
      nv = -nv;
    }
    if (inner && !isGlass) {
      const e = lining * (0.4 + lookUp(studio.matt, nx, ny, nz));
      out.red = e;
      out.green = e;
      out.blue = e;
      return;
    }
    let paint = numbers[m + at.paint] as number;
    let gloss = numbers[m + at.gloss] as number;
    let rough = numbers[m + at.rough] as number;
    let emit = numbers[m + at.emit] as number;
    let red = numbers[m + at.red] as number;
    let green = numbers[m + at.green] as number;
    let blue = numbers[m + at.blue] as number;
    const texture = isGlass ? undefined : textures[part];
    if (texture) {
      ink.s = between(st, a * 2, b * 2, c * 2, wa, wb, wc);
      ink.t = between(st, a * 2 + 1, b * 2 + 1, c * 2 + 1, wa, wb, wc);
      sampleTexture(texture, ink);
      const cover = ink.coverage;
      if (cover > 0) {
        paint *= 1 - cover;
        red = red * (1 - cover) + ink.red * cover;
        green = green * (1 - cover) + ink.green * cover;
        blue = blue * (1 - cover) + ink.blue * cover;
        gloss = gloss * (1 - cover) + ink.gloss * cover;
        emit = emit * (1 - cover) + ink.emit * cover;
        rough *= 1 - cover;
      }
    }
    const shelter = numbers[m + at.shelter] as number;
    // Ambient occlusion of the lower body.
    const low = z < 0.6 ? 0.4 + 0.6 * (z / 0.6) : 1;
    const diffuse =
      lookUp(studio.matt, nx, ny, nz) *
      shelter *
      low *
      0.93 *
      (numbers[m + at.ground] === 1 ? 2.2 * (1 - shadow(x, y)) : 1);
    const rx = 2 * nv * nx - vx;
    const ry = 2 * nv * ny - vy;
    const rz = 2 * nv * nz - vz;
    const away = (1 - nv) ** 2;
    const grazing = away * away * (1 - nv);
    const fresnel = gloss + (Math.max(1 - rough * 0.8, gloss) - gloss) * grazing * (gloss > 0.015 ? 1 : 0);
    ray[0] = x;
    ray[1] = y;
    ray[2] = z;
    ray[3] = rx;
    ray[4] = ry;
    ray[5] = rz;
    const seen = fresnel > 0.003 ? mirrorLight(rough) * shelter : 0;
    if (numbers[m + at.metal] === 1 && paint === 0) {
      out.red = red * seen * fresnel + red * diffuse * 0.12;
      out.green = green * seen * fresnel + green * diffuse * 0.12;
      out.blue = blue * seen * fresnel + blue * diffuse * 0.12;
      return;
    }
    const own = diffuse * (1 - fresnel);
    out.red = red * own + seen * fresnel + emit * red * 1.6;
    out.green = green * own + seen * fresnel + emit * green * 1.6;
    out.blue = blue * own + seen * fresnel + emit * blue * 1.6;
    if (paint > 0) {
      out.body = paint * diffuse * (1 - fresnel);
      out.flake = paint * lookUp(studio.satin, rx, ry, rz) * low * (1 - fresnel) * (0.55 + 0.45 * nv);
    }
  };
}
