import type { Scene } from '../mesh/scene.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { backdropOf, type FloorMirror } from './backdrop.ts';
import type { Camera } from './camera.ts';
import { type FloorShadow, floorShadowOf } from './floor-shadow.ts';
import { stopWhenLeft } from './left.ts';
import { scratch } from './scratch.ts';
import { type Light, type Middle, shaderOf } from './shader.ts';
import type { Studio } from './studio.ts';
import { at, surfaceAt, surfacesOf } from './surfaces.ts';
import { type Surroundings, studioPaper } from './surroundings.data.ts';
import { projected, type Visibility, visibilityOf } from './visibility.ts';

/** What stands behind the subject; a cabin has neither shadow nor mirror of its own. */
export type Backdrop = Surroundings | 'cabin';

/**
 * A picture before its paint: five planes a pixel (red, green, blue, body, flake), each `(q / 8192)²` in linear light, so
 * that one render serves all fourteen colours.
 */
export type Exposure = { width: number; height: number; planes: Uint16Array };

const encode = (x: number): number => Math.min(65535, Math.sqrt(Math.max(x, 0)) * 8192);
/** Pixels that are drawn at a time, 16 bytes each: every triangle is looked at once for each such band. A main picture is one. */
const bandPixels = 1.3e6;
const black = (): Light => ({ red: 0, green: 0, blue: 0, body: 0, flake: 0, z: 0 });

function middleOf(scene: Scene): Middle {
  let [x0, x1] = [1e9, -1e9];
  for (let i = 0; i < scene.positions.length; i += 3) {
    x0 = Math.min(x0, scene.positions[i] as number);
    x1 = Math.max(x1, scene.positions[i] as number);
  }
  return { x: (x0 + x1) / 2, size: Math.max(4.8, x1 - x0) };
}

const mirrorPlanes = [
  scratch((length) => new Float32Array(length)),
  scratch((length) => new Float32Array(length)),
] as const;

/** The mirror image in the floor, at half size, already faded with height and slightly blurred. */
function floorMirror(
  scene: Scene,
  camera: Camera,
  width: number,
  height: number,
  studio: Studio,
  dark: FloorShadow,
): FloorMirror {
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
  let planes = mirrorPlanes[0](w * h * 6).fill(0);
  // A row at a time: a loop over them all would be compiled anew for every picture, while it runs.
  const drawRow = (y: number, lit: Float32Array): void => {
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const glassFirst = (view.glassDepth[i] as number) > (view.solidDepth[i] as number);
      const triangle = glassFirst ? (view.glass[i] as number) : (view.solid[i] as number);
      if (triangle < 0) continue;
      shade(triangle, x, top + y, glassFirst, light);
      const k = Math.exp(-light.z * 2.1);
      lit[i * 6] = light.red * k;
      lit[i * 6 + 1] = light.green * k;
      lit[i * 6 + 2] = light.blue * k;
      lit[i * 6 + 3] = light.body * k;
      lit[i * 6 + 4] = light.flake * k;
      lit[i * 6 + 5] = k;
    }
  };
  for (let y = 0; y < h; y++) drawRow(y, planes);
  stopWhenLeft();
  let spare = mirrorPlanes[1](planes.length);
  for (let pass = 0; pass < 4; pass++) {
    blurPass(planes, spare, w, h, radius, pass % 2 === 0);
    [planes, spare] = [spare, planes];
  }
  return { w, top, planes };
}

/** The uppermost row of projected points, in pixels. */
function highestOf(screen: Float32Array): number {
  let highest = 1e9;
  for (let i = 0; i < screen.length; i += 3)
    if (screen[i + 2] !== 0) highest = Math.min(highest, screen[i + 1] as number);
  return highest;
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
  const middle = middleOf(scene);
  const around = set === 'cabin' ? studioPaper : set;
  const backdrop = backdropOf({ camera, around, middle, dark, mirror }, width, height);
  const shade = shaderOf(scene, screen, studio, dark, camera.eye, middle);
  const planes = new Uint16Array(width * height * 5);
  const { numbers } = surfacesOf(scene);
  const light = black();
  const behind = black();
  const band = Math.ceil(bandPixels / width);
  for (let top = 0; top < height; top += band) {
    const bottom = Math.min(height, top + band);
    const view = visibilityOf(scene, screen, width, top, bottom);
    for (let y = top; y < bottom; y++) {
      stopWhenLeft();
      drawRow(view, y, (y - top) * width);
    }
  }
  return { width, height, planes };

  /** `from`: of its first point in the view. */
  function drawRow(view: Visibility, y: number, from: number): void {
    for (let x = 0, j = from, i = y * width * 5; x < width; x++, j++, i += 5) {
      const solid = view.solid[j] as number;
      if (solid >= 0) shade(solid, x, y, false, light);
      else backdrop(x, y, light);
      if ((view.glassDepth[j] as number) > (view.solidDepth[j] as number)) {
        const glass = view.glass[j] as number;
        behind.red = light.red;
        behind.green = light.green;
        behind.blue = light.blue;
        behind.body = light.body;
        behind.flake = light.flake;
        shade(glass, x, y, true, light);
        const through = numbers[surfaceAt(scene.partOf[glass] as number, true) + at.through] as number;
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
    }
  }
}
