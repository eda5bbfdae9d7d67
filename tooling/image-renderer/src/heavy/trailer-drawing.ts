import { box, Drawing, poly } from '../texture/drawing.ts';
import { half, long, tall } from './trailer-box.ts';
/** Curtain sides with their straps. */
export function curtain(): Drawing {
  const d = new Drawing([0, 0], [long, tall], 220);
  d.fill(box(0, 0, long, 0.13), { color: '#2a2c2f', gloss: 0.05 });
  d.fill(box(0, tall - 0.16, long, tall), { color: '#c9ccd0', gloss: 0.3 });
  for (let x = 0.35; x < long; x += 0.62) {
    d.stroke(
      poly(
        [
          [x, 0.06],
          [x, tall - 0.16],
        ],
        false,
      ),
      0.05,
      { color: '#000', opacity: 0.1 },
    );
    d.stroke(
      poly(
        [
          [x + 0.05, 0.06],
          [x + 0.05, tall - 0.16],
        ],
        false,
      ),
      0.03,
      { color: '#fff', opacity: 0.07 },
    );
    d.stroke(
      poly(
        [
          [x, 0.02],
          [x, 0.32],
        ],
        false,
      ),
      0.045,
      { color: '#17181a' },
    );
    d.fill(box(x - 0.03, 0.16, x + 0.03, 0.24, 0.01), { color: '#b9bcc0', gloss: 0.5 });
  }
  for (const x of [0.06, long - 0.06])
    d.stroke(
      poly(
        [
          [x, 0],
          [x, tall],
        ],
        false,
      ),
      0.1,
      { color: '#c9ccd0', gloss: 0.3 },
    );
  return d;
}

/** Rear doors with their lock bars. */
export function doors(): Drawing {
  const d = new Drawing([0, 0], [half * 2, tall], 300);
  d.fill(box(0, 0, half * 2, tall), { color: '#e3e5e7', gloss: 0.06 });
  d.stroke(box(0.05, 0.05, half * 2 - 0.05, tall - 0.05), 0.1, { color: '#b4b8bc', gloss: 0.35 });
  d.gap(
    poly(
      [
        [half, 0],
        [half, tall],
      ],
      false,
    ),
    0.02,
  );
  for (const x of [0.45, 0.95, half * 2 - 0.95, half * 2 - 0.45]) {
    d.stroke(
      poly(
        [
          [x, 0.04],
          [x, tall - 0.04],
        ],
        false,
      ),
      0.04,
      { color: '#9da1a6', gloss: 0.5 },
    );
    for (const z of [0.3, 0.9, tall - 0.3])
      d.fill(box(x - 0.06, z, x + 0.06, z + 0.06, 0.01), { color: '#77797d', gloss: 0.3 });
    d.stroke(
      poly(
        [
          [x, 0.75],
          [x + 0.24, 0.75],
        ],
        false,
      ),
      0.03,
      { color: '#85888c', gloss: 0.4 },
    );
  }
  return d;
}
