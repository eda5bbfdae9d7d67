import type { Vec2 } from '../mesh/vec.ts';
import { box, Drawing, disc, poly } from '../texture/drawing.ts';
import type { Texture } from '../texture/texture.ts';

const ink = { color: '#e9ecef', emit: 0.55 };
const needle = { color: '#ff4a2e', emit: 0.7 };

/** One round instrument in (x, y) of the unit square; `squeeze`: width of the square against its height. */
function dial(d: Drawing, x: number, y: number, r: number, squeeze: number, share: number): void {
  const on = (a: number, k: number): Vec2 => [x - (Math.sin(a) * r * k) / squeeze, y - Math.cos(a) * r * k];
  d.fill(disc(x, y, (r * 1.06) / squeeze, r * 1.06), { color: '#3a3e43', gloss: 0.4 });
  d.fill(disc(x, y, r / squeeze, r), { color: '#0b0c0e', gloss: 0.05 });
  const [from, to, count] = [0.75, Math.PI * 2 - 0.75, 24];
  for (let i = 0; i <= count; i++) {
    const a = from + ((to - from) * i) / count;
    const long = i % 4 === 0;
    d.stroke(poly([on(a, 0.92), on(a, long ? 0.76 : 0.85)], false), long ? 0.011 : 0.006, ink);
    // Figures, too small to be read.
    if (long) d.fill(disc(...on(a, 0.62), 0.026 / squeeze, 0.026), ink);
  }
  const a = from + (to - from) * share;
  d.stroke(poly([on(a + Math.PI, 0.14), on(a, 0.8)], false), 0.016, needle);
  d.fill(disc(x, y, (r * 0.12) / squeeze, r * 0.12), { color: '#1b1d20', gloss: 0.2 });
}

/** Two large dials; between them a small display, or the gauges of fuel and water. */
export function dialsDrawing(display: boolean): Promise<Texture> {
  const d = new Drawing([0, 0], [1, 1], 640);
  const squeeze = 2.6;
  d.fill(box(0, 0, 1, 1), { color: '#08090a', gloss: 0.04 });
  dial(d, 0.23, 0.5, 0.43, squeeze, 0.14);
  dial(d, 0.77, 0.5, 0.43, squeeze, 0.02);
  if (display) {
    d.fill(box(0.425, 0.16, 0.575, 0.86, 0.02), { color: '#101b2b', emit: 0.5 });
    d.fill(box(0.445, 0.66, 0.555, 0.72, 0.01), { color: '#cfe0f5', emit: 0.8 });
    d.fill(box(0.445, 0.5, 0.53, 0.54, 0.01), { color: '#7fa6d6', emit: 0.7 });
    d.fill(box(0.445, 0.4, 0.545, 0.44, 0.01), { color: '#7fa6d6', emit: 0.7 });
    d.fill(box(0.445, 0.24, 0.51, 0.3, 0.01), { color: '#cfe0f5', emit: 0.8 });
  } else {
    dial(d, 0.5, 0.7, 0.18, squeeze, 0.6);
    dial(d, 0.5, 0.26, 0.18, squeeze, 0.4);
  }
  return d.texture();
}

/** A radio of two heights: a lit line of text, a slot, rows of keys, two knobs. */
export function radioFace(): Promise<Texture> {
  const d = new Drawing([0, 0], [1, 1], 512);
  d.fill(box(0, 0, 1, 1, 0.03), { color: '#141517', gloss: 0.05 });
  d.fill(box(0.22, 0.66, 0.78, 0.9, 0.02), { color: '#1d2a16', emit: 0.2 });
  for (const [from, to] of [
    [0.26, 0.36],
    [0.38, 0.44],
    [0.5, 0.62],
    [0.64, 0.72],
  ] as const)
    d.fill(box(from, 0.74, to, 0.83, 0.01), { color: '#b7e36a', emit: 0.8 });
  d.fill(box(0.22, 0.54, 0.78, 0.6, 0.01), { color: '#000000' });
  for (let k = 0; k < 6; k++)
    for (const z of [0.3, 0.1])
      d.fill(box(0.2 + k * 0.103, z, 0.285 + k * 0.103, z + 0.14, 0.015), { color: '#33363a', gloss: 0.1 });
  for (const x of [0.1, 0.9]) {
    d.fill(disc(x, 0.76, 0.06, 0.12), { color: '#3b3e42', gloss: 0.3 });
    d.fill(disc(x, 0.76, 0.04, 0.08), { color: '#1c1e20', gloss: 0.15 });
    for (const z of [0.42, 0.24, 0.1])
      d.fill(box(x - 0.055, z - 0.05, x + 0.055, z + 0.05, 0.015), { color: '#2a2c30', gloss: 0.1 });
  }
  return d.texture();
}

/** A screen of seven inches between columns of keys. */
export function smallScreen(): Promise<Texture> {
  const d = new Drawing([0, 0], [1, 1], 512);
  d.fill(box(0, 0, 1, 1, 0.02), { color: '#121315', gloss: 0.08 });
  d.fill(box(0.13, 0.1, 0.87, 0.92, 0.01), { color: '#0d1a2b', emit: 0.6 });
  d.fill(box(0.13, 0.8, 0.87, 0.92, 0.01), { color: '#1c3a60', emit: 0.6 });
  for (let k = 0; k < 6; k++) {
    const [x, z] = [0.24 + (k % 3) * 0.26, k < 3 ? 0.62 : 0.3];
    d.fill(box(x - 0.09, z - 0.1, x + 0.09, z + 0.12, 0.02), {
      color: ['#c4622a', '#2f7fbd', '#4a9a4e'][k % 3] ?? '',
      emit: 0.6,
    });
  }
  for (const x of [0.06, 0.94])
    for (let k = 0; k < 4; k++)
      d.fill(box(x - 0.035, 0.14 + k * 0.2, x + 0.035, 0.27 + k * 0.2, 0.01), {
        color: '#8d939a',
        gloss: 0.1,
        emit: 0.12,
      });
  return d.texture();
}
