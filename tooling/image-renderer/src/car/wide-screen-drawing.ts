import { box, Drawing, disc, poly, smooth } from '../texture/drawing.ts';
import type { Texture } from '../texture/texture.ts';

/** Face of the low dash in (y, z under the belt): one slit for air, a strip of wood, a line of light. */
export function slitFace(wide: number): Promise<Texture> {
  const d = new Drawing([-wide - 0.05, -0.55], [wide + 0.05, 0.02], 900);
  d.fill(box(-wide, -0.094, wide, -0.076, 0.004), { color: '#060607', gloss: 0.04 });
  d.fill(box(-wide, -0.128, wide, -0.1, 0.004), { color: '#8a6a48', gloss: 0.12 });
  for (let k = 0; k < 5; k++)
    d.stroke(
      smooth(
        [
          [-wide, -0.104 - k * 0.005],
          [-wide * 0.3, -0.106 - k * 0.0045],
          [wide * 0.4, -0.103 - k * 0.005],
          [wide, -0.105 - k * 0.005],
        ],
        false,
      ),
      0.0012,
      { color: '#5c4229', opacity: 0.6 },
    );
  d.fill(box(-wide, -0.136, wide, -0.131, 0.002), { color: '#bfe2ff', emit: 0.55 });
  return d.texture();
}

/** Instruments, a map and the weather on one pane. */
export function wideScreen(): Promise<Texture> {
  const d = new Drawing([0, 0], [1, 1], 900);
  d.fill(box(0, 0, 1, 1, 0.02), { color: '#06080b', gloss: 0.05 });
  // Speed and the car in its lane.
  d.fill(box(0.06, 0.42, 0.1, 0.8, 0.008), { color: '#e8f0fa', emit: 0.8 });
  d.fill(box(0.07, 0.5, 0.09, 0.72, 0.004), { color: '#06080b' });
  d.fill(box(0.112, 0.42, 0.152, 0.8, 0.008), { color: '#e8f0fa', emit: 0.8 });
  d.fill(box(0.122, 0.5, 0.142, 0.72, 0.004), { color: '#06080b' });
  d.fill(box(0.06, 0.24, 0.15, 0.29, 0.004), { color: '#4fc08d', emit: 0.7 });
  for (const [from, to] of [
    [0.2, 0.235],
    [0.32, 0.285],
  ] as const)
    d.stroke(
      poly(
        [
          [from, 0.12],
          [to, 0.86],
        ],
        false,
      ),
      0.006,
      { color: '#5f7fa8', emit: 0.7 },
    );
  d.fill(box(0.246, 0.3, 0.274, 0.56, 0.01), { color: '#d6e0ec', emit: 0.8 });
  // The map.
  d.fill(box(0.37, 0.06, 0.8, 0.94, 0.012), { color: '#13202d', emit: 0.5 });
  for (const [a, b, e, f] of [
    [0.37, 0.4, 0.8, 0.62],
    [0.44, 0.06, 0.56, 0.94],
    [0.68, 0.06, 0.62, 0.94],
    [0.37, 0.76, 0.8, 0.84],
  ] as const)
    d.stroke(
      poly(
        [
          [a, b],
          [e, f],
        ],
        false,
      ),
      0.006,
      { color: '#2f4660', emit: 0.6 },
    );
  d.stroke(
    smooth(
      [
        [0.47, 0.06],
        [0.52, 0.4],
        [0.6, 0.56],
        [0.64, 0.9],
      ],
      false,
    ),
    0.009,
    { color: '#5fa0ff', emit: 0.9 },
  );
  d.fill(disc(0.52, 0.4, 0.009, 0.045), { color: '#ffffff', emit: 1 });
  // Tiles.
  for (const z of [0.06, 0.52]) d.fill(box(0.82, z, 0.97, z + 0.42, 0.012), { color: '#18222e', emit: 0.5 });
  d.fill(box(0.84, 0.76, 0.91, 0.82, 0.004), { color: '#dbe4ef', emit: 0.7 });
  d.fill(box(0.84, 0.62, 0.94, 0.66, 0.004), { color: '#5b6b7e', emit: 0.6 });
  d.fill(disc(0.895, 0.27, 0.03, 0.12), { color: '#d88a3c', emit: 0.6 });
  return d.texture();
}
