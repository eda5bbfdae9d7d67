/** A gradient by its name. */
export type Paint = 'a' | 'b' | 'm' | 'n' | 'k' | 'r' | 'g' | 'c';

/**
 * A shape of goods as SVG on 400 × 300, standing on y = 256. Paints: `#a` the maker's colour, `#b` its dark shade, `#m` metal
 * across, `#n` metal down, `#k` black plastic, `#r` rubber, `#g` glass, `#c` cloth. Where an item's name tells its colour, `#c` is
 * that colour and `#a` that of its insert.
 * @param variant 0…3: proportions and counts
 * @param own what to paint large faces with when the colour is told, whatever the variant says
 */
export type Shape = (variant: number, own?: Paint) => string;

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${paint(fill)}" ${more}/>`;
export const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint(fill)}" ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint(fill)}" ${more}/>`;
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${paint(fill)}" ${more}/>`;
/** A stroked line of round ends. */
export const line = (d: string, width: number, stroke: string, more = '') =>
  `<path d="${d}" fill="none" stroke="${paint(stroke)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const turned = (degrees: number, x: number, y: number, inner: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${inner}</g>`;
/** `count` copies around a point. */
export const around = (count: number, x: number, y: number, inner: string, from = 0) =>
  Array.from({ length: count }, (_, at) => turned(from + (360 * at) / count, x, y, inner)).join('');
/** Copies made by their number. */
export const each = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

/** A name of one letter is a gradient, the rest is a colour. */
const paint = (fill: string) => (fill.length === 1 ? `url(#${fill})` : fill);
