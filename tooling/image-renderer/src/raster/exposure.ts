import type { Scene } from '../mesh/scene.ts';
import { length2, length3, mix, smoothstep, type Vec3 } from '../mesh/vec.ts';
import type { Camera } from './camera.ts';
import { type FloorShadow, floorShadowOf } from './floor-shadow.ts';
import { type Light, type Middle, shaderOf } from './shader.ts';
import { floorLight, type Studio } from './studio.ts';
import { type Surroundings, studioPaper } from './surroundings.data.ts';
import { projected, visibilityOf } from './visibility.ts';

/** What stands behind the subject; a cabin has neither shadow nor mirror of its own. */
export type Backdrop = Surroundings | 'cabin';

/**
 * A picture before its paint: five planes a pixel (red, green, blue, body, flake), each `(q / 8192)²` in linear light, so
 * that one render serves all fourteen colours.
 */
export type Exposure = { width: number; height: number; planes: Uint16Array };

const encode = (x: number): number => Math.min(65535, Math.sqrt(Math.max(x, 0)) * 8192);
/** Pixels that are drawn at a time, 16 bytes each: every triangle is looked at once for each such band. */
const bandPixels = 1e6;
const black = (): Light => ({ red: 0, green: 0, blue: 0, body: 0, flake: 0, z: 0 });

function middleOf(scene: Scene): Middle {
  let [x0, x1] = [1e9, -1e9];
  for (let i = 0; i < scene.positions.length; i += 3) {
    x0 = Math.min(x0, scene.positions[i] as number);
    x1 = Math.max(x1, scene.positions[i] as number);
  }
  return { x: (x0 + x1) / 2, size: Math.max(4.8, x1 - x0) };
}

/** The mirror image in the floor, at half size, already faded with height and slightly blurred. */
function floorMirror(scene: Scene, camera: Camera, width: number, height: number, studio: Studio, dark: FloorShadow) {
  const w = width >> 1;
  const radius = Math.max(1, Math.round(w / 500));
  const screen = projected(scene, camera, w, true);
  // Above the highest point, and as far as blurring carries it, there is nothing.
  const top = Math.max(0, Math.floor(highestOf(screen)) - radius * 2 - 1);
  const h = Math.max(2, (height >> 1) - top);
  const view = visibilityOf(scene, screen, w, top, top + h);
  const eye: Vec3 = [camera.eye[0], camera.eye[1], -camera.eye[2]];
  const shade = shaderOf(scene, screen, studio, dark, eye, middleOf(scene));
  const light = black();
  let planes = new Float32Array(w * h * 6);
  for (let i = 0; i < w * h; i++) {
    const glassFirst = (view.glassDepth[i] as number) > (view.solidDepth[i] as number);
    const triangle = glassFirst ? (view.glass[i] as number) : (view.solid[i] as number);
    if (triangle < 0) continue;
    shade(triangle, (i % w) + 0.5, top + Math.floor(i / w) + 0.5, glassFirst, light);
    const k = Math.exp(-light.z * 2.1);
    planes[i * 6] = light.red * k;
    planes[i * 6 + 1] = light.green * k;
    planes[i * 6 + 2] = light.blue * k;
    planes[i * 6 + 3] = light.body * k;
    planes[i * 6 + 4] = light.flake * k;
    planes[i * 6 + 5] = k;
  }
  let spare = new Float32Array(planes.length);
  for (let pass = 0; pass < 4; pass++) {
    blurPass(planes, spare, w, h, radius, pass % 2 === 0);
    [planes, spare] = [spare, planes];
  }
  return { w, h, top, planes };
}

/** The uppermost row of projected points, in pixels. */
function highestOf(screen: Float32Array): number {
  let highest = 1e9;
  for (let i = 0; i < screen.length; i += 3)
    if (screen[i + 2] !== 0) highest = Math.min(highest, screen[i + 1] as number);
  return highest;
}

/** One plane of the mirror image between four of its points. */
function between({ planes, w }: { planes: Float32Array; w: number }, i: number, tx: number, ty: number): number {
  const low = i + w * 6;
  return (
    ((planes[i] as number) * (1 - tx) + (planes[i + 6] as number) * tx) * (1 - ty) +
    ((planes[low] as number) * (1 - tx) + (planes[low + 6] as number) * tx) * ty
  );
}

/** A box of `2 radius + 1` over six planes, along rows or columns. */
function blurPass(from: Float32Array, to: Float32Array, w: number, h: number, radius: number, across: boolean): void {
  const step = across ? 6 : w * 6;
  const long = across ? w : h;
  const count = across ? h : w;
  const k = 1 / (radius * 2 + 1);
  for (let line = 0; line < count; line++) {
    const start = across ? line * w * 6 : line * 6;
    for (let plane = 0; plane < 6; plane++) {
      let sum = 0;
      for (let i = -radius; i < long; i++) {
        if (i + radius < long) sum += from[start + (i + radius) * step + plane] as number;
        if (i - radius - 1 >= 0) sum -= from[start + (i - radius - 1) * step + plane] as number;
        if (i >= 0) to[start + i * step + plane] = sum * k;
      }
    }
  }
}

/** A scene that is seen from several sides throws the same shadow. */
const shadows = new WeakMap<Scene, FloorShadow>();
function shadowUnder(scene: Scene): FloorShadow {
  const shadow = shadows.get(scene) ?? floorShadowOf(scene);
  shadows.set(scene, shadow);
  return shadow;
}

export function expose(scene: Scene, camera: Camera, width: number, studio: Studio, set: Backdrop): Exposure {
  const height = Math.round(width / camera.aspect);
  const screen = projected(scene, camera, width, false);
  const dark = set === 'cabin' ? () => 0 : shadowUnder(scene);
  const mirror = set === 'cabin' ? undefined : floorMirror(scene, camera, width, height, studio, dark);
  const {
    corners,
    middle: lit,
    horizon = [0, 0, 0],
    floor: ground,
    curve,
    mirror: mirrored,
  } = set === 'cabin' ? studioPaper : set;
  const middle = middleOf(scene);
  const shade = shaderOf(scene, screen, studio, dark, camera.eye, middle);
  const planes = new Uint16Array(width * height * 5);
  const light = black();
  const behind = black();
  const { eye, right, up, forward } = camera;

  function backdrop(px: number, py: number, out: Light): void {
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
    if (mirror && dz < -1e-4) {
      const fx = Math.min(mirror.w - 1.001, Math.max(0, px / 2 - 0.5));
      const fy = Math.min(mirror.h - 1.001, Math.max(0, py / 2 - 0.5 - mirror.top));
      const i = (Math.floor(fy) * mirror.w + Math.floor(fx)) * 6;
      const tx = fx % 1;
      const ty = fy % 1;
      const alpha = between(mirror, i + 5, tx, ty);
      if (alpha > 0.001) {
        const steep = -dz / length3(dx, dy, dz);
        const flat = (1 - steep) ** 2;
        const k = mirrored + 0.3 * flat * flat;
        out.red = out.red * (1 - alpha * k) + between(mirror, i, tx, ty) * k;
        out.green = out.green * (1 - alpha * k) + between(mirror, i + 1, tx, ty) * k;
        out.blue = out.blue * (1 - alpha * k) + between(mirror, i + 2, tx, ty) * k;
        out.body = between(mirror, i + 3, tx, ty) * k;
        out.flake = between(mirror, i + 4, tx, ty) * k;
      }
    }
  }

  const band = Math.ceil(bandPixels / width);
  for (let top = 0; top < height; top += band) draw(top, Math.min(height, top + band));
  return { width, height, planes };

  function draw(top: number, bottom: number): void {
    const view = visibilityOf(scene, screen, width, top, bottom);
    let [x, y] = [0, top];
    for (let j = 0, i = top * width * 5; j < (bottom - top) * width; j++, i += 5) {
      const solid = view.solid[j] as number;
      if (solid >= 0) shade(solid, x + 0.5, y + 0.5, false, light);
      else backdrop(x + 0.5, y + 0.5, light);
      if ((view.glassDepth[j] as number) > (view.solidDepth[j] as number)) {
        const glass = view.glass[j] as number;
        behind.red = light.red;
        behind.green = light.green;
        behind.blue = light.blue;
        behind.body = light.body;
        behind.flake = light.flake;
        shade(glass, x + 0.5, y + 0.5, true, light);
        const through = throughOf(scene, glass);
        light.red += behind.red * through;
        light.green += behind.green * through;
        light.blue += behind.blue * through;
        light.body += behind.body * through;
        light.flake += behind.flake * through;
      }
      planes[i] = encode(light.red);
      planes[i + 1] = encode(light.green);
      planes[i + 2] = encode(light.blue);
      if (light.body > 0) planes[i + 3] = encode(light.body);
      if (light.flake > 0) planes[i + 4] = encode(light.flake);
      if (++x === width) [x, y] = [0, y + 1];
    }
  }
}

function throughOf(scene: Scene, triangle: number): number {
  const part = scene.parts[scene.partOf[triangle] as number];
  return part?.glassMaterial?.glass ?? part?.material.glass ?? 0;
}
