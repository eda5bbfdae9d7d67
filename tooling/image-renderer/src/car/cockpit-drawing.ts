import { box, Drawing, disc, poly, rounded, smooth } from '../texture/drawing.ts';
import type { Texture } from '../texture/texture.ts';

/** Face of the dashboard in (y, z under the belt): air vents, a trim strip, the glove box. */
export function dashFace(wide: number): Promise<Texture> {
  const d = new Drawing([-wide - 0.05, -0.55], [wide + 0.05, 0.02], 900);
  d.fill(box(-wide, -0.118, wide, -0.056, 0.01), { color: '#0a0b0c', gloss: 0.06 });
  for (let k = 0; k < 4; k++) {
    const z = -0.07 - k * 0.0125;
    d.stroke(
      poly(
        [
          [-wide + 0.03, z],
          [wide - 0.03, z],
        ],
        false,
      ),
      0.0035,
      { color: '#2d3033', gloss: 0.12 },
    );
  }
  d.fill(box(-wide, -0.136, wide, -0.122, 0.004), { color: '#b9bcc0', gloss: 0.5 });
  d.stroke(
    poly(
      [
        [-wide, -0.146],
        [wide, -0.146],
      ],
      false,
    ),
    0.003,
    { color: '#000', opacity: 0.6 },
  );
  d.stroke(
    poly(
      [
        [-wide, -0.17],
        [wide, -0.17],
      ],
      false,
    ),
    0.0018,
    { color: '#c9bfae', opacity: 0.5 },
  );
  d.gap(
    rounded(
      [
        [0.17, -0.19],
        [wide - 0.07, -0.19],
        [wide - 0.1, -0.33],
        [0.17, -0.33],
      ],
      0.02,
    ),
    0.004,
  );
  // Climate panel under the screen.
  d.fill(box(-0.15, -0.205, 0.15, -0.152, 0.012), { color: '#090a0b', gloss: 0.06 });
  for (let k = -3; k <= 3; k++)
    d.fill(box(k * 0.038 - 0.012, -0.184, k * 0.038 + 0.012, -0.176, 0.003), { color: '#aeb4bb', emit: 0.3 });
  return d.texture();
}

/** Instruments, drawn in a unit square stretched over the screen. */
export function clusterScreen(): Promise<Texture> {
  const d = new Drawing([0, 0], [1, 1], 512);
  d.fill(box(0, 0, 1, 1), { color: '#05070a', gloss: 0.05 });
  for (const x of [0.22, 0.78]) {
    d.stroke(disc(x, 0.5, 0.145, 0.36), 0.012, { color: '#5d7696', emit: 0.7 });
    d.stroke(disc(x, 0.5, 0.11, 0.27), 0.004, { color: '#2b3a50', emit: 0.7 });
    d.fill(box(x - 0.05, 0.42, x + 0.05, 0.6, 0.01), { color: '#dfe7f2', emit: 0.75 });
    d.fill(box(x - 0.034, 0.45, x + 0.034, 0.57, 0.01), { color: '#05070a' });
  }
  d.stroke(
    smooth(
      [
        [0.4, 0.1],
        [0.46, 0.5],
        [0.485, 0.8],
      ],
      false,
    ),
    0.008,
    { color: '#7d96b8', emit: 0.8 },
  );
  d.stroke(
    smooth(
      [
        [0.6, 0.1],
        [0.54, 0.5],
        [0.515, 0.8],
      ],
      false,
    ),
    0.008,
    { color: '#7d96b8', emit: 0.8 },
  );
  d.fill(box(0.47, 0.26, 0.53, 0.5, 0.02), { color: '#cdd8e6', emit: 0.8 });
  return d.texture();
}

/** Map and tiles on the middle screen. */
export function mediaScreen(): Promise<Texture> {
  const d = new Drawing([0, 0], [1, 1], 640);
  d.fill(box(0, 0, 1, 1), { color: '#0a0e14', gloss: 0.05 });
  d.fill(box(0.03, 0.16, 0.66, 0.95, 0.03), { color: '#16202c', emit: 0.5 });
  for (const [a, b, e, f] of [
    [0.03, 0.4, 0.66, 0.62],
    [0.12, 0.16, 0.4, 0.95],
    [0.5, 0.16, 0.44, 0.95],
    [0.03, 0.75, 0.66, 0.86],
  ] as const)
    d.stroke(
      poly(
        [
          [a, b],
          [e, f],
        ],
        false,
      ),
      0.012,
      { color: '#30435a', emit: 0.6 },
    );
  d.stroke(
    smooth(
      [
        [0.2, 0.16],
        [0.27, 0.44],
        [0.4, 0.55],
        [0.46, 0.86],
      ],
      false,
    ),
    0.018,
    { color: '#5fa0ff', emit: 0.9 },
  );
  d.fill(disc(0.27, 0.44, 0.018, 0.03), { color: '#ffffff', emit: 1 });
  for (let k = 0; k < 3; k++) {
    d.fill(box(0.69, 0.7 - k * 0.27, 0.97, 0.95 - k * 0.27, 0.025), { color: '#1a2430', emit: 0.5 });
    d.fill(box(0.72, 0.86 - k * 0.27, 0.86, 0.89 - k * 0.27, 0.005), { color: '#dbe4ef', emit: 0.7 });
    d.fill(box(0.72, 0.78 - k * 0.27, 0.93, 0.8 - k * 0.27, 0.005), { color: '#5b6b7e', emit: 0.6 });
  }
  for (let k = 0; k < 7; k++) d.fill(disc(0.1 + k * 0.133, 0.07, 0.017, 0.03), { color: '#8fa0b3', emit: 0.6 });
  return d.texture();
}
