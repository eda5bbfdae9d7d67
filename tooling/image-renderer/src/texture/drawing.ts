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

  texture(): Promise<Texture> {
    const [x0, y0] = this.#from;
    const w = Math.round((this.#to[0] - x0) * this.#scale);
    const h = Math.round((this.#to[1] - y0) * this.#scale);
    const page = (paint: (ink: Ink) => string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><g transform="scale(${this.#scale} ${-this.#scale}) translate(${-x0} ${-this.#to[1]})">${this.#shapes
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
      this.#scale,
      this.#from,
    );
  }
}
