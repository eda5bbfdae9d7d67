import { box, Drawing, poly, rounded } from '../texture/drawing.ts';
import type { Texture } from '../texture/texture.ts';

const line = { color: '#000', opacity: 0.55 };

/** Slats of an air vent in a frame. */
function vent(d: Drawing, y: number, z: number, half: number, tall: number, frame: string): void {
  d.fill(box(y - half - 0.008, z - tall - 0.008, y + half + 0.008, z + tall + 0.008, 0.008), {
    color: frame,
    gloss: 0.2,
  });
  d.fill(box(y - half, z - tall, y + half, z + tall, 0.005), { color: '#060607', gloss: 0.03 });
  const count = 4;
  for (let i = 0; i < count; i++) {
    const at = z - tall + ((i + 0.5) * tall * 2) / count;
    d.stroke(
      poly(
        [
          [y - half + 0.004, at],
          [y + half - 0.004, at],
        ],
        false,
      ),
      0.005,
      { color: '#3b3e42', gloss: 0.1 },
    );
  }
}

/** Face of a dash with dials in (y, z under the belt): vents, the surround of the middle, the glove box, a strip of trim. */
export function stackFace(wide: number, upright: boolean): Promise<Texture> {
  const d = new Drawing([-wide - 0.05, -0.55], [wide + 0.05, 0.02], 900);
  const frame = upright ? '#1d1f21' : '#aeb3b8';
  const middle = 0.06;
  if (!upright) d.fill(box(-wide, -0.152, wide, -0.136, 0.004), { color: '#b9bcc0', gloss: 0.5 });
  // The middle of the board: vents over the radio, or beside the screen.
  d.fill(box(middle - 0.15, -0.31, middle + 0.15, -0.035, 0.02), { color: '#17181a', gloss: upright ? 0.03 : 0.08 });
  if (upright) for (const y of [-0.056, 0.056]) vent(d, middle + y, -0.078, 0.044, 0.024, frame);
  else for (const y of [-0.12, 0.12]) vent(d, middle + y, -0.075, 0.02, 0.045, frame);
  for (const y of [-wide + 0.085, wide - 0.085]) vent(d, y, -0.085, 0.052, 0.03, frame);
  if (upright)
    for (let k = 0; k < 5; k++)
      d.fill(box(middle - 0.1 + k * 0.043, -0.302, middle - 0.07 + k * 0.043, -0.288, 0.003), {
        color: '#3a3d41',
        gloss: 0.1,
      });
  else
    for (let k = 0; k < 6; k++)
      d.fill(box(middle - 0.118 + k * 0.041, -0.272, middle - 0.086 + k * 0.041, -0.256, 0.003), {
        color: '#b6bcc3',
        gloss: 0.2,
        emit: 0.1,
      });
  d.gap(
    rounded(
      [
        [middle + 0.2, -0.18],
        [wide - 0.05, -0.18],
        [wide - 0.07, -0.33],
        [middle + 0.2, -0.33],
      ],
      0.015,
    ),
    0.005,
  );
  const handle = (middle + 0.2 + wide - 0.05) / 2;
  d.fill(box(handle - 0.05, -0.208, handle + 0.05, -0.192, 0.006), { color: '#101112', gloss: 0.15 });
  d.stroke(
    poly(
      [
        [middle + 0.17, -0.13],
        [wide, -0.13],
      ],
      false,
    ),
    0.003,
    line,
  );
  return d.texture();
}
