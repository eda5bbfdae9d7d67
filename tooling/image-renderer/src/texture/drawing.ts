import type { Vec2 } from '../mesh/vec.ts';
import { type Texture, textureOf } from './texture.ts';

/** How a shape looks and what it is made of; `gloss` 0…1 mirrors the studio, `emit` 0…1 glows, `glass` is seen through. */
type Ink = { color: string; opacity?: number; gloss?: number; emit?: number; glass?: boolean };

type Shape = { body: string; ink: Ink; line?: number; within?: string };

const n = (x: number) => x.toFixed(4);

/** A straight-edged path. */
export const poly = (points: readonly Vec2[], closed = true): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** A path through the points with smooth corners (Catmull-Rom). */
export function smooth(points: readonly Vec2[], closed = true, tension = 1): string {
  const count = points.length;
  const at = (i: number): Vec2 =>
    (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]) ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  const k = tension / 6;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(p1[0] + (p2[0] - p0[0]) * k)} ${n(p1[1] + (p2[1] - p0[1]) * k)} ${n(p2[0] - (p3[0] - p1[0]) * k)} ${n(p2[1] - (p3[1] - p1[1]) * k)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return d + (closed ? 'Z' : '');
}

/** A polygon whose corners are rounded by `radius`. */
export function rounded(points: readonly Vec2[], radius: number): string {
  const count = points.length;
  let d = '';
  for (let i = 0; i < count; i++) {
    const before = points[(i + count - 1) % count] ?? [0, 0];
    const here = points[i] ?? [0, 0];
    const after = points[(i + 1) % count] ?? [0, 0];
    const toward = (to: Vec2): Vec2 => {
      const l = Math.hypot(to[0] - here[0], to[1] - here[1]) || 1;
      const r = Math.min(radius, l / 2);
      return [here[0] + ((to[0] - here[0]) / l) * r, here[1] + ((to[1] - here[1]) / l) * r];
    };
    const [a, b] = [toward(before), toward(after)];
    d += `${i ? 'L' : 'M'}${n(a[0])} ${n(a[1])}Q${n(here[0])} ${n(here[1])} ${n(b[0])} ${n(b[1])}`;
  }
  return `${d}Z`;
}

export const box = (x0: number, y0: number, x1: number, y1: number, radius = 0): string =>
  rounded(
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    radius,
  );

export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 0 ${n(x + rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 0 ${n(x - rx)} ${n(y)}Z`;

type Reach = { left: number; right: number; low: number; high: number };

/** The box of a path's points, control points and whole arcs. */
function reachOf(path: string): Reach {
  const reach = { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity };
  for (const [, command, list = ''] of path.matchAll(/([MLCQA])([^MLCQAZ]*)/g)) {
    const numbers = list.trim().split(' ').map(Number);
    // An arc: two radii, three flags, its end. It goes no farther from there than two radii.
    const [rx = 0, ry = 0] = command === 'A' ? numbers : [];
    const ends = command === 'A' ? numbers.slice(5) : numbers;
    for (let i = 0; i + 1 < ends.length; i += 2) {
      const [x, y] = [ends[i] as number, ends[i + 1] as number];
      reach.left = Math.min(reach.left, x - rx * 2);
      reach.right = Math.max(reach.right, x + rx * 2);
      reach.low = Math.min(reach.low, y - ry * 2);
      reach.high = Math.max(reach.high, y + ry * 2);
    }
  }
  return reach;
}

/** A drawing in metres (second coordinate up) that becomes a texture. */
export class Drawing {
  readonly #shapes: Shape[] = [];
  readonly #from: Vec2;
  readonly #to: Vec2;
  readonly #scale: number;

  constructor(from: Vec2, to: Vec2, scale: number) {
    this.#from = from;
    this.#to = to;
    this.#scale = scale;
  }

  /** `within` is an outline that the shape may not leave. */
  fill(path: string, ink: Ink, within?: string): this {
    this.#shapes.push({ body: path, ink, ...(within ? { within } : {}) });
    return this;
  }

  stroke(path: string, width: number, ink: Ink): this {
    this.#shapes.push({ body: path, ink, line: width });
    return this;
  }

  /** A shut line between panels: a dark gap with the light edge that a rolled sheet shows below it. */
  gap(path: string, width = 0.007): this {
    this.stroke(path, width * 2.4, { color: '#000', opacity: 0.16, gloss: 0.04 });
    return this.stroke(path, width, { color: '#050506', opacity: 0.86, gloss: 0.02 });
  }

  /** Where there is ink, in whole pixels of the drawing from its upper left corner: half of most drawings is empty. */
  #inked(width: number, height: number): { left: number; top: number; width: number; height: number } {
    const scale = this.#scale;
    const [x0, top] = [this.#from[0], this.#to[1]];
    const box = { left: width, right: 0, top: height, bottom: 0 };
    for (const { body, line = 0 } of this.#shapes) {
      const reach = reachOf(body);
      // Round joins reach as far as half a line, and neighbours of a pixel are read.
      const margin = (line / 2) * scale + 2;
      box.left = Math.min(box.left, (reach.left - x0) * scale - margin);
      box.right = Math.max(box.right, (reach.right - x0) * scale + margin);
      box.top = Math.min(box.top, (top - reach.high) * scale - margin);
      box.bottom = Math.max(box.bottom, (top - reach.low) * scale + margin);
    }
    const left = Math.max(0, Math.min(width - 2, Math.floor(box.left)));
    const high = Math.max(0, Math.min(height - 2, Math.floor(box.top)));
    return {
      left,
      top: high,
      width: Math.max(2, Math.min(width, Math.ceil(box.right)) - left),
      height: Math.max(2, Math.min(height, Math.ceil(box.bottom)) - high),
    };
  }

  texture(): Promise<Texture> {
    const [x0, y0] = this.#from;
    const scale = this.#scale;
    const full = Math.round((this.#to[1] - y0) * scale);
    const { left, top, width, height } = this.#inked(Math.round((this.#to[0] - x0) * scale), full);
    const page = (paint: (ink: Ink) => string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${-left} ${-top}) scale(${scale} ${-scale}) translate(${-x0} ${-this.#to[1]})">${this.#shapes
        .map(({ body, ink, line, within }, i) => {
          const color = paint(ink);
          const opacity = ink.opacity === undefined ? '' : ` ${line ? 'stroke' : 'fill'}-opacity="${ink.opacity}"`;
          return line
            ? `<path d="${body}" fill="none" stroke="${color}" stroke-width="${n(line)}" stroke-linejoin="round" stroke-linecap="round"${opacity}/>`
            : within
              ? `<clipPath id="c${i}"><path d="${within}"/></clipPath><path d="${body}" fill="${color}"${opacity} clip-path="url(#c${i})"/>`
              : `<path d="${body}" fill="${color}"${opacity}/>`;
        })
        .join('')}</g></svg>`;
    const byte = (x: number) => Math.round(Math.max(0, Math.min(1, x)) * 255);
    return textureOf(
      page((ink) => ink.color),
      page((ink) => `rgb(${byte(ink.gloss ?? 0.04)},${byte(ink.emit ?? 0)},${ink.glass ? 255 : 0})`),
      scale,
      [x0 + left / scale, y0 + (full - top - height) / scale],
    );
  }
}
