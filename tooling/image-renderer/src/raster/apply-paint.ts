import type { Exposure } from './exposure.ts';

/** A paint: colour of its body and of its flakes in linear light, and how much of the look the flakes make (0 solid). */
export type Paint = {
  body: readonly [number, number, number];
  flake: readonly [number, number, number];
  metallic: number;
};

const steps = 4096;
const brightest = 4;
const contrast = 0.3;

/** Tone mapping, linear light → sRGB byte, with a soft shoulder against clipped highlights. */
const print = Float32Array.from({ length: steps + 1 }, (_, i) => {
  const x = ((i / steps) ** 2 * brightest) as number;
  const knee = 0.62;
  const y = x < knee ? x : knee + (1 - knee) * (1 - Math.exp(-(x - knee) / (1 - knee)));
  const c = y <= 0.0031308 ? y * 12.92 : 1.055 * y ** (1 / 2.4) - 0.055;
  // S-curve: more contrast in shadows and highlights.
  const s = c - (contrast * Math.sin(2 * Math.PI * c)) / (2 * Math.PI);
  return Math.min(1, s) * 255;
});

const k = 1 / (8192 * 8192);
const scale = steps / Math.sqrt(brightest);
const printed = (light: number): number => {
  const x = Math.sqrt(light) * scale;
  return print[x < steps ? x | 0 : steps] as number;
};
/** What a plane's value comes to where there is no paint: three quarters of a picture. */
const unpainted = Float32Array.from({ length: 65536 }, (_, q) => printed(q * q * k));

/** Deterministic grain. */
function grain(i: number): number {
  let h = Math.imul(i ^ 0x9e3779b9, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h ^= h >>> 16;
  return ((h & 0xffff) + ((h >>> 16) & 0xffff)) / 0x10000 - 1;
}

/** `width` points from `start` on; `noise` is the grain's strength in byte steps. */
function paintRow(
  planes: Uint16Array,
  out: Uint8ClampedArray,
  start: number,
  width: number,
  body: readonly number[],
  flake: readonly number[],
  noise: number,
): void {
  const [bodyRed, bodyGreen, bodyBlue] = body as [number, number, number];
  const [flakeRed, flakeGreen, flakeBlue] = flake as [number, number, number];
  for (let i = start, p = start * 5, o = start * 3; i < start + width; i++, p += 5, o += 3) {
    const red = planes[p] as number;
    const green = planes[p + 1] as number;
    const blue = planes[p + 2] as number;
    const ofBody = planes[p + 3] as number;
    const ofFlake = planes[p + 4] as number;
    const g = noise === 0 ? 0 : grain(i) * noise;
    if (ofBody === 0 && ofFlake === 0) {
      out[o] = (unpainted[red] as number) + g;
      out[o + 1] = (unpainted[green] as number) + g;
      out[o + 2] = (unpainted[blue] as number) + g;
      continue;
    }
    const b = ofBody * ofBody * k;
    const f = ofFlake * ofFlake * k;
    out[o] = printed(red * red * k + bodyRed * b + flakeRed * f) + g;
    out[o + 1] = printed(green * green * k + bodyGreen * b + flakeGreen * f) + g;
    out[o + 2] = printed(blue * blue * k + bodyBlue * b + flakeBlue * f) + g;
  }
}

/** RGB bytes of the exposure in a paint. `noise` is the grain's strength in byte steps. */
export function applyPaint(exposure: Exposure, paint: Paint, noise: number): Uint8ClampedArray {
  const { planes, width, height } = exposure;
  const out = new Uint8ClampedArray(width * height * 3);
  const body = paint.body.map((c) => c * (1 - paint.metallic));
  const flake = paint.flake.map((c) => c * paint.metallic);
  for (let y = 0; y < height; y++) paintRow(planes, out, y * width, width, body, flake, noise);
  return out;
}
