import type { PictureFace } from '@showroom/domain/picture-faces';
import type { Vec2 } from '../mesh/vec.ts';
import { box, type Drawing, disc, poly, rounded } from '../texture/drawing.ts';
import type { CarSpec } from './car-spec.ts';
import { inks } from './inks.data.ts';
import type { WallMap } from './wall-map.ts';

/** Half of the nose from its middle, as a share of the half width, to the drawing's own x. */
type Across = (share: number) => number;

/** A shape from the middle outward; the drawing is mirrored. */
const fromMiddle = (y: Across, low: number, high: number, below: number, above: number): Vec2[] => [
  [-0.2, low],
  [y(below), low],
  [y(above), high],
  [-0.2, high],
];

function upright(d: Drawing, y: Across, low: number, high: number, from: number, to: number, bars: number): void {
  for (let k = 0; k < bars; k++) {
    const x = y(from + ((to - from) * (k + 0.5)) / bars);
    d.stroke(
      poly(
        [
          [x, low + 0.015],
          [x, high - 0.015],
        ],
        false,
      ),
      0.012,
      inks.chrome,
    );
  }
}

function across(d: Drawing, y: Across, low: number, high: number, to: number, bars: number): void {
  for (let k = 1; k <= bars; k++) {
    const z = low + ((high - low) * k) / (bars + 1);
    d.stroke(
      poly(
        [
          [0, z],
          [y(to), z],
        ],
        false,
      ),
      0.009,
      inks.bar,
    );
  }
}

/** What fills the grilles of a family's other models: rows of dashes, bright bars across, bars upright. */
function fill(d: Drawing, y: Across, low: number, high: number, to: number, variant: number): void {
  if (variant === 3) {
    upright(d, y, low, high, 0.01, to, Math.max(4, Math.round(to / 0.065)));
    return;
  }
  const rows = variant === 2 ? 4 : 8;
  for (let k = 1; k <= rows; k++) {
    const z = low + ((high - low) * k) / (rows + 1);
    const bar = (a: number, b: number) =>
      poly(
        [
          [y(a), z],
          [y(b), z],
        ],
        false,
      );
    if (variant === 2) d.stroke(bar(0, to), 0.016, inks.chrome);
    else
      for (let x = 0.01 + (k % 2) * 0.03; x < to; x += 0.06)
        d.stroke(bar(x, Math.min(to, x + 0.035)), 0.013, inks.chrome);
  }
}

/** The grille that a family of marks is known by, without an emblem. */
export function drawGrille(d: Drawing, c: CarSpec, y: Across, face: PictureFace): void {
  const { bottom, top, half } = c.grille;
  const share = half / c.half;
  const base = c.bottom[0]?.[1] ?? 0.2;
  const framed = (points: Vec2[], corner: number, line: number) => {
    d.fill(rounded(points, corner), inks.mesh);
    d.stroke(rounded(points, corner), line, inks.chrome);
  };
  // Of each family the first model is drawn as the family; the others fill the same outline in their own way.
  const { variant = 0 } = c;
  const filled = (low: number, high: number, to: number, own: () => void) =>
    variant === 0 ? own() : fill(d, y, low, high, to, variant);
  switch (face) {
    case 'kidney': {
      const pane: Vec2[] = [
        [y(0.035), bottom + 0.01],
        [y(share * 0.56), bottom + 0.01],
        [y(share * 0.66), top],
        [y(0.03), top],
      ];
      framed(pane, 0.035, 0.016);
      upright(d, y, bottom + 0.02, top, 0.06, share * 0.58, 5);
      return;
    }
    case 'shield':
      framed(fromMiddle(y, base + 0.1, top + 0.015, share * 0.58, share * 0.86), 0.05, 0.016);
      filled(base + 0.12, top, share * 0.58, () => across(d, y, base + 0.12, top, share * 0.62, 7));
      return;
    case 'slots':
      d.fill(rounded(fromMiddle(y, bottom, top, share * 1.15, share * 1.15), 0.02), inks.plastic);
      for (let k = 0; k < 4; k++) {
        const x = share * (0.13 + k * 0.28);
        d.fill(box(y(x - 0.04), bottom + 0.03, y(x + 0.04), top - 0.03, 0.02), inks.mesh);
      }
      return;
    case 'slim':
      if (variant > 1) {
        framed(fromMiddle(y, bottom - 0.02, top, share * 0.8, share * 1.02), 0.03, 0.01);
        fill(d, y, bottom, top - 0.02, share * 0.78, variant);
        return;
      }
      framed(fromMiddle(y, top - 0.085, top, share * 1.08, share * 1.12), 0.02, 0.008);
      across(d, y, top - 0.085, top, share * 1.05, 2);
      return;
    case 'closed':
      // An electric car breathes below: a seam, and a line of light from lamp to lamp.
      d.gap(rounded(fromMiddle(y, bottom + 0.02, top - 0.02, share * 0.8, share), 0.06), 0.004);
      d.stroke(
        poly(
          [
            [0, top + 0.01],
            [y(Math.max(share + 0.06, 0.46)), top + 0.005],
          ],
          false,
        ),
        0.014,
        inks.beam,
      );
      return;
    case 'upright':
      framed(
        fromMiddle(
          y,
          bottom - 0.03,
          top + 0.03,
          share * (variant === 1 ? 1.02 : 0.78),
          share * (variant === 1 ? 1.1 : 0.8),
        ),
        0.03,
        variant === 1 ? 0.006 : 0.026,
      );
      filled(bottom - 0.02, top + 0.02, share * (variant === 1 ? 0.98 : 0.76), () =>
        upright(d, y, bottom - 0.02, top + 0.02, 0.01, share * 0.76, 9),
      );
      return;
    case 'split':
      d.fill(rounded(fromMiddle(y, top - 0.035, top + 0.015, share * 1.1, share * 1.12), 0.015), inks.dark);
      if (variant > 1) {
        framed(fromMiddle(y, bottom - 0.04, top, share * 0.9, share * 1.04), 0.03, 0.012);
        fill(d, y, bottom - 0.03, top - 0.01, share * 0.88, variant);
        return;
      }
      framed(fromMiddle(y, base + 0.09, bottom + 0.12, share * 1.1, share * 0.95), 0.04, 0.009);
      filled(base + 0.1, bottom + 0.11, share * 0.94, () => across(d, y, base + 0.1, bottom + 0.11, share * 0.98, 4));
      return;
    case 'round':
      framed(fromMiddle(y, bottom - 0.01, bottom + 0.13, share * 0.9, share * 0.75), 0.06, 0.012);
      across(d, y, bottom, bottom + 0.12, share * 0.78, 3);
      return;
    default:
      // A plain black slot.
      framed(fromMiddle(y, top - 0.14, top - 0.01, share * 0.9, share * 0.95), 0.015, 0.007);
      across(d, y, top - 0.14, top - 0.01, share * 0.9, 4);
  }
}

const glass = { color: '#9aa4ad', gloss: 0.45 } as const;
const reflector = { color: '#dfe4e8', gloss: 0.6, emit: 0.12 } as const;

/** Lamps behind plain glass: round, or boxes that reach the corner. */
export function drawOldLamps(d: Drawing, c: CarSpec, m: WallMap): void {
  const y = (share: number) => m.nose(share * c.half);
  const z = c.lampZ;
  const isRound = c.pattern === 'round' || c.pattern === 'slots';
  if (isRound) {
    const x = y(0.72);
    d.fill(disc(x, z, 0.105), inks.dark);
    d.fill(disc(x, z, 0.092), glass);
    d.fill(disc(x, z, 0.055), reflector);
    d.stroke(disc(x, z, 0.098), 0.014, inks.chrome);
    return;
  }
  const inner = Math.max(c.grille.half / c.half + 0.05, 0.5);
  const corner = m.side(c.noseSweep * 0.9);
  const lamp: Vec2[] = [
    [y(inner), z - 0.055],
    [corner, z - 0.045],
    [corner, z + 0.075],
    [y(inner + 0.01), z + 0.06],
  ];
  d.fill(rounded(lamp, 0.018), inks.dark);
  d.fill(
    rounded(
      lamp.map(([x, h]): Vec2 => [x, z + (h - z) * 0.82]),
      0.014,
    ),
    glass,
  );
  d.fill(disc(y(inner + 0.1), z, 0.042), reflector);
  d.fill(disc(y(inner + 0.27), z + 0.004, 0.042), reflector);
  d.fill(box(m.side(c.noseSweep * 0.92), z - 0.035, m.side(c.noseSweep * 1.5), z + 0.06, 0.01), {
    color: '#c8741c',
    gloss: 0.3,
  });
}
