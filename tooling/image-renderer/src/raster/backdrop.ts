import { length2, length3, mix, smoothstep } from '../mesh/vec.ts';
import type { Camera } from './camera.ts';
import type { FloorShadow } from './floor-shadow.ts';
import type { Light, Middle } from './shader.ts';
import { floorLight } from './studio.ts';
import type { Surroundings } from './surroundings.data.ts';

/** The mirror image in the floor at half size, from its row `top` on: red, green, blue, body, flake, coverage of each point. */
export type FloorMirror = { w: number; top: number; planes: Float32Array };

type Place = {
  camera: Camera;
  around: Surroundings;
  middle: Middle;
  dark: FloorShadow;
  mirror: FloorMirror | undefined;
};

const unseen = (): Light => ({ red: 0, green: 0, blue: 0, body: 0, flake: 0, z: 0 });

/** Light of the wall and the floor along the line of sight through a point of the picture; its mirror image is `i`, or none. */
function lightOf({ camera, around, middle, dark, mirror }: Place, width: number, height: number) {
  const { eye, right, up, forward } = camera;
  const { corners, middle: lit, horizon = [0, 0, 0], floor: ground, curve, mirror: mirrored } = around;
  return (px: number, py: number, i: number, out: Light): void => {
    out.body = 0;
    out.flake = 0;
    const sx = (px / width - camera.centerX) / camera.focal;
    const sy = (camera.centerY - py / width) / camera.focal;
    const dx = forward[0] + right[0] * sx + up[0] * sy;
    const dy = forward[1] + right[1] * sx + up[1] * sy;
    const dz = forward[2] + right[2] * sx + up[2] * sy;
    let far = 1;
    let floor = 0;
    let open = 1;
    if (dz < -1e-4) {
      const k = -eye[2] / dz;
      const hx = eye[0] + dx * k;
      const hy = eye[1] + dy * k;
      // The roll of paper curves up behind the car: no horizon may be seen.
      far = 1 - smoothstep(0.01, curve, -dz / length3(dx, dy, dz));
      open = 1 - dark(hx, hy);
      floor = floorLight(length2(hx - middle.x, hy) / middle.size) * 1.02;
    }
    out.red = floor * ground[0];
    out.green = floor * ground[1];
    out.blue = floor * ground[2];
    if (far > 0) {
      const u = px / width - 0.5;
      const v = py / height;
      // The wall glows behind the subject and falls off to the corners, as one lamp on a paper roll does.
      const glow = Math.exp(-(u * u * 3.2 + (v - 0.36) ** 2 * 4.2));
      const haze = Math.exp(-Math.abs(dz / length2(dx, dy)) * 17);
      out.red = mix(out.red, mix(corners[0], lit[0], glow) + horizon[0] * haze, far);
      out.green = mix(out.green, mix(corners[1], lit[1], glow) + horizon[1] * haze, far);
      out.blue = mix(out.blue, mix(corners[2], lit[2], glow) + horizon[2] * haze, far);
    }
    out.red *= open;
    out.green *= open;
    out.blue *= open;
    if (!mirror || i < 0 || dz >= -1e-4) return;
    const { planes } = mirror;
    const alpha = planes[i + 5] as number;
    if (alpha <= 0.001) return;
    const steep = -dz / length3(dx, dy, dz);
    const flat = (1 - steep) ** 2;
    const k = mirrored + 0.3 * flat * flat;
    out.red = out.red * (1 - alpha * k) + (planes[i] as number) * k;
    out.green = out.green * (1 - alpha * k) + (planes[i + 1] as number) * k;
    out.blue = out.blue * (1 - alpha * k) + (planes[i + 2] as number) * k;
    out.body = (planes[i + 3] as number) * k;
    out.flake = (planes[i + 4] as number) * k;
  };
}

function mixed(above: Float32Array, below: Float32Array, left: number, right: number, tx: number, ty: number): number {
  return mix(
    mix(above[left] as number, above[right] as number, tx),
    mix(below[left] as number, below[right] as number, tx),
    ty,
  );
}

/**
 * Light behind the subject, by pixel. Nothing of it is sharper than the mirror image, so it is found in that image's points, where a
 * pixel between them needs one, and mixed. Asked row by row: two rows of points are kept.
 */
export function backdropOf(place: Place, width: number, height: number): (x: number, y: number, out: Light) => void {
  const w = width >> 1;
  const h = height >> 1;
  const find = lightOf(place, width, height);
  const row = () => ({ y: -1, lights: new Float32Array(w * 5), known: new Uint8Array(w) });
  const rows = [row(), row()] as const;
  const found = unseen();
  const mirrorTop = place.mirror?.top ?? h;

  function rowAt(y: number): Float32Array {
    const one = rows[(y & 1) as 0 | 1];
    if (one.y !== y) {
      one.y = y;
      one.known.fill(0);
    }
    return one.lights;
  }

  function settle(x: number, y: number): void {
    const { lights, known } = rows[(y & 1) as 0 | 1];
    if (known[x]) return;
    known[x] = 1;
    find(x * 2 + 1, y * 2 + 1, y < mirrorTop ? -1 : ((y - mirrorTop) * w + x) * 6, found);
    lights[x * 5] = found.red;
    lights[x * 5 + 1] = found.green;
    lights[x * 5 + 2] = found.blue;
    lights[x * 5 + 3] = found.body;
    lights[x * 5 + 4] = found.flake;
  }

  return (x, y, out) => {
    const left = Math.max(0, (x - 1) >> 1);
    const right = Math.min(w - 1, (x + 1) >> 1);
    const top = Math.max(0, (y - 1) >> 1);
    const low = Math.min(h - 1, (y + 1) >> 1);
    const above = rowAt(top);
    const below = rowAt(low);
    settle(left, top);
    settle(right, top);
    settle(left, low);
    settle(right, low);
    const tx = x & 1 ? 0.25 : 0.75;
    const ty = y & 1 ? 0.25 : 0.75;
    const l = left * 5;
    const r = right * 5;
    out.red = mixed(above, below, l, r, tx, ty);
    out.green = mixed(above, below, l + 1, r + 1, tx, ty);
    out.blue = mixed(above, below, l + 2, r + 2, tx, ty);
    out.body = 0;
    out.flake = 0;
    if (low < mirrorTop) return;
    out.body = mixed(above, below, l + 3, r + 3, tx, ty);
    out.flake = mixed(above, below, l + 4, r + 4, tx, ty);
  };
}
