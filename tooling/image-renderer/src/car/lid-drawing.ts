import { curve } from '../mesh/curve.ts';
import { type Drawing, poly, rounded } from '../texture/drawing.ts';
import type { CarSpec } from './car-spec.ts';
import type { WallMap } from './wall-map.ts';
export function drawLid(d: Drawing, c: CarSpec, m: WallMap): void {
  const y = (share: number) => m.tail(share * c.half);
  const top = curve(c.edge)(c.length) + 0.06;
  const [low] = c.tailZ;
  const end = m.total + 0.02;
  if (c.lid === 'doors') {
    d.gap(
      poly(
        [
          [m.total, 0.4],
          [m.total, 2.2],
        ],
        false,
      ),
    );
    d.gap(
      poly(
        [
          [y(0.92), 0.42],
          [y(0.92), 2.2],
        ],
        false,
      ),
    );
    d.gap(
      poly(
        [
          [y(0.92), 0.42],
          [end, 0.42],
        ],
        false,
      ),
    );
    return;
  }
  const foot = c.lid === 'boot' ? low - 0.2 : c.lid === 'tailgate' ? low - 0.12 : low - 0.24;
  d.gap(
    rounded(
      [
        [y(c.lid === 'tailgate' ? 0.82 : 0.62), top],
        [y(c.lid === 'tailgate' ? 0.82 : 0.6), foot],
        [end + 0.3, foot],
        [end + 0.3, top + 0.4],
      ],
      0.05,
    ),
  );
}
