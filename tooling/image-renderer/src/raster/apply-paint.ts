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

/** Deterministic grain. */
function grain(i: number): number {
  let h = Math.imul(i ^ 0x9e3779b9, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h ^= h >>> 16;
  return ((h & 0xffff) + ((h >>> 16) & 0xffff)) / 0x10000 - 1;
}

/** RGB bytes of the exposure in a paint. `noise` is the grain's strength in byte steps. */
export function applyPaint(exposure: Exposure, paint: Paint, noise: number): Uint8ClampedArray {
  const { planes, width, height } = exposure;
  const out = new Uint8ClampedArray(width * height * 3);
  const k = 1 / (8192 * 8192);
  const scale = steps / Math.sqrt(brightest);
  const body = paint.body.map((c) => c * (1 - paint.metallic));
  const flake = paint.flake.map((c) => c * paint.metallic);
  for (let i = 0; i < width * height; i++) {
    const b = (planes[i * 5 + 3] as number) ** 2 * k;
    const f = (planes[i * 5 + 4] as number) ** 2 * k;
    const g = noise === 0 ? 0 : grain(i) * noise;
    for (let c = 0; c < 3; c++) {
      const light = (planes[i * 5 + c] as number) ** 2 * k + (body[c] as number) * b + (flake[c] as number) * f;
      const x = Math.sqrt(light) * scale;
      out[i * 3 + c] = (print[x < steps ? x | 0 : steps] as number) + g;
    }
  }
  return out;
}
