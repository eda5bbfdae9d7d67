import type { Texture } from '../texture/texture.ts';

/** A look-up: `s` and `t` in the texture, and what is there. Numbers that are handed over would be objects on the heap. */
export type Sample = {
  s: number;
  t: number;
  coverage: number;
  red: number;
  green: number;
  blue: number;
  gloss: number;
  emit: number;
  glass: number;
};

/** sRGB byte → linear light. */
const linear = Float32Array.from({ length: 256 }, (_, i) => {
  const c = i / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

export function linearOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [linear[value >> 16] as number, linear[(value >> 8) & 255] as number, linear[value & 255] as number];
}

/** Bilinear look-up; `t` grows upward. Outside the drawing there is no ink. */
export function sampleTexture(texture: Texture, out: Sample): void {
  const { width, height, look, nature } = texture;
  const u = (out.s - texture.origin[0]) * texture.scale - 0.5;
  const v = height - (out.t - texture.origin[1]) * texture.scale - 0.5;
  const x = Math.floor(u);
  const y = Math.floor(v);
  out.coverage = 0;
  if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) return;
  const fx = u - x;
  const fy = v - y;
  let alpha = 0;
  let red = 0;
  let green = 0;
  let blue = 0;
  let gloss = 0;
  let emit = 0;
  let glass = 0;
  for (let corner = 0; corner < 4; corner++) {
    const i = ((y + (corner >> 1)) * width + x + (corner & 1)) * 4;
    const w = (corner & 1 ? fx : 1 - fx) * (corner & 2 ? fy : 1 - fy) * (look[i + 3] as number);
    if (w === 0) continue;
    alpha += w;
    red += w * (linear[look[i] as number] as number);
    green += w * (linear[look[i + 1] as number] as number);
    blue += w * (linear[look[i + 2] as number] as number);
    gloss += w * (nature[i] as number);
    emit += w * (nature[i + 1] as number);
    glass += w * (nature[i + 2] as number);
  }
  if (alpha === 0) return;
  const k = 1 / alpha;
  out.coverage = alpha / 255;
  out.red = red * k;
  out.green = green * k;
  out.blue = blue * k;
  out.gloss = (gloss * k) / 255;
  out.emit = (emit * k) / 255;
  out.glass = (glass * k) / 255;
}

/** Whether the drawing is glass at this point (it decides a pixel of the z-buffer). */
export function isGlassAt(texture: Texture, s: number, t: number): boolean {
  const { width, height, look, nature } = texture;
  const u = (s - texture.origin[0]) * texture.scale - 0.5;
  const v = height - (t - texture.origin[1]) * texture.scale - 0.5;
  const x = Math.floor(u);
  const y = Math.floor(v);
  if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) return false;
  const at = (i: number) => (look[i + 3] as number) * (nature[i + 2] as number);
  const i = (y * width + x) * 4;
  const low = i + width * 4;
  const fx = u - x;
  const fy = v - y;
  return (at(i) * (1 - fx) + at(i + 4) * fx) * (1 - fy) + (at(low) * (1 - fx) + at(low + 4) * fx) * fy > 32512;
}
