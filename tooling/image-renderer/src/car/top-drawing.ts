import { Drawing, rounded, smooth } from '../texture/drawing.ts';
import type { Texture } from '../texture/texture.ts';
import type { CarSpec } from './car-spec.ts';
import { inks } from './inks.data.ts';
/** Bonnet, boot lid and windscreen foot, seen from above in (x, y). */
export function topDrawing(c: CarSpec): Promise<Texture> {
  const d = new Drawing([-0.1, 0], [c.length + 0.1, c.half + 0.1], 300);
  const w = c.half;
  const cowl = c.cabin.cowl;
  d.gap(
    smooth(
      [
        [0.16, 0],
        [0.17, w * 0.4],
        [c.noseSweep * 0.62, w * 0.7],
        [cowl * 0.55, w * 0.83],
        [cowl - 0.05, w * 0.86],
        [cowl + 0.05, w * 0.88],
      ],
      false,
    ),
  );
  d.fill(
    rounded(
      [
        [cowl - 0.07, -0.2],
        [cowl - 0.06, w * 0.5],
        [cowl + 0.06, w * 0.87],
        [cowl + 0.4, w * 0.87],
        [cowl + 0.4, -0.2],
      ],
      0.02,
    ),
    inks.plastic,
  );
  if (c.lid === 'boot') {
    const foot = c.cabin.rearFoot;
    d.gap(
      smooth(
        [
          [foot + 0.03, 0],
          [foot + 0.02, w * 0.5],
          [foot + 0.04, w * 0.7],
          [c.length - 0.2, w * 0.66],
          [c.length, w * 0.6],
        ],
        false,
      ),
    );
  }
  return d.texture();
}
