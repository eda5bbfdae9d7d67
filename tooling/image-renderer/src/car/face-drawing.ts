import { mix, type Vec2 } from '../mesh/vec.ts';
import { box, type Drawing, disc, poly, rounded, smooth } from '../texture/drawing.ts';
import type { CarSpec } from './car-spec.ts';
import { drawGrille, drawOldLamps } from './family-drawing.ts';
import { inks } from './inks.data.ts';
import { drawBoxLamps, drawSplitLamps } from './lamps-drawing.ts';
import type { WallMap } from './wall-map.ts';
/** Grille, intakes, head lamps. */
export function drawFace(d: Drawing, c: CarSpec, m: WallMap): void {
  const h = c.half;
  const y = (share: number) => m.nose(share * h);
  const g = c.grille;
  const base = c.bottom[0]?.[1] ?? 0.2;
  const work = c.face === 'work';
  const offroad = c.face === 'offroad';
  // Lower intake, full width, with a blade under it.
  const low = base + 0.02;
  const mouth = g.bottom - 0.05;
  d.fill(
    rounded(
      [
        [-0.2, low],
        [y(0.72), low],
        [y(0.86), low + 0.05],
        [y(0.8), mouth - 0.02],
        [y(0.6), mouth],
        [-0.2, mouth],
      ],
      0.03,
    ),
    c.cladding ? inks.plastic : inks.dark,
  );
  for (let k = 1; k <= 3; k++) {
    const zz = low + ((mouth - low) * k) / 4;
    d.stroke(
      poly(
        [
          [0, zz],
          [y(0.62), zz],
        ],
        false,
      ),
      0.008,
      inks.bar,
    );
  }
  d.stroke(
    poly(
      [
        [0, low - 0.004],
        [y(0.74), low - 0.004],
        [y(0.93), low + 0.04],
      ],
      false,
    ),
    0.012,
    offroad ? inks.chrome : inks.dark,
  );
  // Side intake with its light blade.
  const vent: Vec2[] = [
    [y(0.76), g.bottom + 0.12],
    [y(0.9), g.bottom + 0.15],
    [m.side(c.noseSweep * 0.9), g.bottom + 0.09],
    [y(0.93), low + 0.07],
    [y(0.82), low + 0.09],
  ];
  d.fill(rounded(vent, 0.025), inks.dark);
  d.stroke(
    poly([vent[4] ?? [0, 0], vent[0] ?? [0, 0], vent[1] ?? [0, 0]], false),
    0.011,
    c.face === 'sport' ? inks.bar : inks.chrome,
  );
  if (c.pattern === undefined || c.pattern === 'bars' || work) drawBars(d, c, y);
  else drawGrille(d, c, y, c.pattern);
  if (c.oldLamps || c.pattern === 'round' || c.pattern === 'slots') drawOldLamps(d, c, m);
  else if (c.variant !== undefined && c.lid === 'tailgate') drawBoxLamps(d, c, m);
  else if (c.variant === 1) drawSplitLamps(d, c, m);
  else drawLamps(d, c, m);
}

/** The grille of bars in its frame. */
function drawBars(d: Drawing, c: CarSpec, y: (share: number) => number): void {
  const h = c.half;
  const g = c.grille;
  const work = c.face === 'work';
  const offroad = c.face === 'offroad';
  // Grille.
  const gh = g.half / h;
  const outline: Vec2[] = work
    ? [
        [-g.half, g.bottom],
        [y(gh), g.bottom],
        [y(gh * 1.05), g.top],
        [-g.half, g.top],
      ]
    : [
        [-g.half, g.bottom],
        [y(gh * 0.72), g.bottom],
        [y(gh), g.bottom * 0.45 + g.top * 0.55],
        [y(gh * 0.96), g.top],
        [-g.half, g.top],
      ];
  d.fill(rounded(outline, 0.035), inks.mesh);
  const bars = offroad ? 4 : c.face === 'sport' ? 8 : 6;
  for (let k = 1; k <= bars; k++) {
    const t = k / (bars + 1);
    const zz = g.bottom + (g.top - g.bottom) * t;
    const reach = gh * (t < 0.55 ? 0.72 + (0.28 * t) / 0.55 : 1 - 0.04 * ((t - 0.55) / 0.45)) * 0.96;
    d.stroke(
      poly(
        [
          [0, zz],
          [y(reach), zz],
        ],
        false,
      ),
      offroad ? 0.016 : 0.007,
      offroad ? inks.chrome : inks.bar,
    );
  }
  d.stroke(rounded(outline, 0.035), 0.013, inks.chrome);
  d.fill(disc(0, (g.bottom + g.top) / 2 + 0.02, 0.062, 0.048), inks.dark);
  d.stroke(disc(0, (g.bottom + g.top) / 2 + 0.02, 0.056, 0.042), 0.011, inks.chrome);
}

/** Drawn-out lamps of today. */
function drawLamps(d: Drawing, c: CarSpec, m: WallMap): void {
  const y = (share: number) => m.nose(share * c.half);
  const z = c.lampZ;
  const gh = c.grille.half / c.half;
  const work = c.face === 'work';
  const offroad = c.face === 'offroad';
  // Head lamp: dark housing, two projectors, running light along the lower edge.
  const inner = Math.max(gh + 0.06, 0.46);
  const tipX = c.noseSweep * (offroad ? 1.15 : 1.6);
  const thin = c.pattern === 'closed' || c.pattern === 'split' ? 0.55 : c.pattern === 'slim' ? 0.75 : 1;
  const tall = (offroad || work ? 0.08 : 0.062) * thin;
  const lamp: Vec2[] = [
    [y(inner), z - tall * 0.6],
    [y(inner + 0.02), z + tall * 0.55],
    [y(0.84), z + tall * 1.05],
    [m.side(c.noseSweep * 0.9), z + tall * 1.5],
    [m.side(tipX), z + tall * 2.0],
    [m.side(tipX * 0.92), z + tall * 1.15],
    [m.side(c.noseSweep * 0.7), z - tall * 0.35],
    [y(0.84), z - tall * 0.85],
  ];
  d.stroke(smooth(lamp), 0.012, { color: '#000', opacity: 0.5 });
  d.fill(smooth(lamp), inks.lens);
  const s0 = y(inner + 0.03);
  const s1 = m.side(c.noseSweep * 0.8);
  for (let k = 0; k < 3; k++) {
    // Three square projectors that step up with the lamp.
    const a = mix(s0, s1, 0.12 + k * 0.27);
    const b = mix(s0, s1, 0.12 + k * 0.27 + 0.2);
    const lift = z + tall * (0.02 + k * 0.2);
    d.fill(box(a, lift, b, lift + tall * 0.46, 0.01), { color: '#23272d', gloss: 0.16 });
    d.fill(box(a + 0.006, lift + tall * 0.06, b - 0.006, lift + tall * 0.4, 0.008), { color: '#07080a', gloss: 0.08 });
    d.fill(box(mix(a, b, 0.2), lift + tall * 0.18, mix(a, b, 0.8), lift + tall * 0.29, 0.006), {
      color: '#76859c',
      gloss: 0.3,
      emit: 0.12,
    });
  }
  const run: Vec2[] = [
    [y(inner + 0.02), z - tall * 0.42],
    [y(0.84), z - tall * 0.62],
    [m.side(c.noseSweep * 0.7), z - tall * 0.1],
    [m.side(tipX * 0.88), z + tall * 1.2],
  ];
  d.stroke(smooth(run, false), 0.014, inks.beam);
}
