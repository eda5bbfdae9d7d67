import type { Vec2 } from '../mesh/vec.ts';
import { type Drawing, rounded, smooth } from '../texture/drawing.ts';
import type { CarSpec } from './car-spec.ts';
import { inks } from './inks.data.ts';
import type { WallMap } from './wall-map.ts';
/** Tail lamps, plate, bumper. */
export function drawTail(d: Drawing, c: CarSpec, m: WallMap): void {
  const h = c.half;
  const y = (share: number) => m.tail(share * h);
  const [low, high] = c.tailZ;
  const end = m.total;
  const base = c.bottom[c.bottom.length - 1]?.[1] ?? 0.22;
  const tall = high - low;
  // Bumper insert and diffuser.
  d.fill(
    rounded(
      [
        [end + 0.2, base - 0.1],
        [y(0.9), base - 0.1],
        [m.side(c.length - c.tailSweep * 1.2), base + 0.1],
        [y(0.86), base + 0.14],
        [y(0.6), base + 0.15],
        [y(0.5), base + 0.11],
        [end + 0.2, base + 0.11],
      ],
      0.03,
    ),
    c.cladding ? inks.plastic : inks.dark,
  );
  if (c.face !== 'work') {
    d.fill(
      rounded(
        [
          [y(0.72), base + 0.045],
          [y(0.52), base + 0.045],
          [y(0.5), base + 0.105],
          [y(0.7), base + 0.115],
        ],
        0.02,
      ),
      inks.chrome,
    );
    d.fill(
      rounded(
        [
          [y(0.7), base + 0.055],
          [y(0.54), base + 0.055],
          [y(0.52), base + 0.097],
          [y(0.69), base + 0.103],
        ],
        0.016,
      ),
      inks.mesh,
    );
  }
  d.fill(
    rounded(
      [
        [m.side(c.length - c.tailSweep * 0.75), base + 0.2],
        [y(0.84), base + 0.2],
        [y(0.84), base + 0.225],
        [m.side(c.length - c.tailSweep * 0.75), base + 0.235],
      ],
      0.008,
    ),
    inks.red,
  );
  // Number plate in its recess.
  const plate = c.lid === 'boot' || c.lid === 'hatch' ? low - 0.16 : low - 0.02;
  const pz = c.lid === 'hatch' && c.face === 'family' ? plate : plate;
  d.fill(
    rounded(
      [
        [end + 0.3, pz - 0.015],
        [y(0.34), pz - 0.015],
        [y(0.37), pz + 0.135],
        [end + 0.3, pz + 0.135],
      ],
      0.02,
    ),
    { color: '#000', opacity: 0.38 },
  );
  d.fill(
    rounded(
      [
        [end + 0.3, pz],
        [m.tail(0.26), pz],
        [m.tail(0.26), pz + 0.112],
        [end + 0.3, pz + 0.112],
      ],
      0.008,
    ),
    inks.plate,
  );
  if (c.face === 'work' || c.lid === 'tailgate') {
    const x0 = m.side(c.length - Math.max(0.12, c.tailSweep * 0.8));
    const x1 = m.tail(h - 0.16);
    const lampBox = rounded(
      [
        [x0 - 0.05, low],
        [x1, low],
        [x1, high],
        [x0 - 0.05, high],
      ],
      0.02,
    );
    d.fill(lampBox, inks.red);
    d.fill(
      rounded(
        [
          [x0, low + tall * 0.14],
          [x1 - 0.03, low + tall * 0.14],
          [x1 - 0.03, low + tall * 0.3],
          [x0, low + tall * 0.3],
        ],
        0.01,
      ),
      { color: '#8d9095', gloss: 0.2 },
    );
    d.fill(
      rounded(
        [
          [x0, low + tall * 0.72],
          [x1 - 0.03, low + tall * 0.72],
          [x1 - 0.03, low + tall * 0.86],
          [x0, low + tall * 0.86],
        ],
        0.01,
      ),
      inks.redGlow,
    );
    return;
  }
  // Lamp: wraps round the corner, joined by a thin bar.
  const tip = m.side(c.length - c.tailSweep * 1.75);
  const lamp: Vec2[] = [
    [tip, high - tall * 0.1],
    [m.side(c.length - c.tailSweep * 0.9), low + tall * 0.1],
    [y(0.84), low],
    [y(0.5), low + tall * 0.18],
    [y(0.46), high - tall * 0.06],
    [y(0.84), high],
    [m.side(c.length - c.tailSweep * 0.95), high + tall * 0.04],
  ];
  d.fill(
    rounded(
      [
        [end + 0.3, low + tall * 0.42],
        [y(0.48), low + tall * 0.38],
        [y(0.48), high - tall * 0.1],
        [end + 0.3, high - tall * 0.1],
      ],
      0.006,
    ),
    inks.dark,
  );
  d.stroke(smooth(lamp), 0.012, { color: '#000', opacity: 0.5 });
  d.fill(smooth(lamp), inks.red);
  const glow = (t: number): Vec2[] => [
    [m.side(c.length - c.tailSweep * 1.45), low + tall * (t + 0.06)],
    [m.side(c.length - c.tailSweep * 0.9), low + tall * t],
    [y(0.84), low + tall * (t - 0.03)],
    [y(0.5), low + tall * t],
    [end + 0.1, low + tall * t],
  ];
  d.stroke(smooth(glow(0.66), false), 0.018, inks.redGlow);
  d.stroke(smooth(glow(0.34).slice(1, 4), false), 0.012, inks.redGlow);
}
