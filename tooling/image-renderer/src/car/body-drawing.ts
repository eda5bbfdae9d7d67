import { curve } from '../mesh/curve.ts';
import type { Vec2 } from '../mesh/vec.ts';
import { box, Drawing, disc, poly, smooth } from '../texture/drawing.ts';
import type { Texture } from '../texture/texture.ts';
import { archRadius } from './body.ts';
import type { CarSpec } from './car-spec.ts';
import { drawFace } from './face-drawing.ts';
import { inks } from './inks.data.ts';
import { drawLid } from './lid-drawing.ts';
import { drawTail } from './tail-drawing.ts';
import type { WallMap } from './wall-map.ts';

/** Front and rear shut lines of the doors; the last one goes round the wheel arch. */
function doorLines(c: CarSpec): Vec2[][] {
  const edge = curve(c.edge);
  const bottom = curve(c.bottom);
  return c.doors.map((x, i) => {
    const low = bottom(x) + 0.085;
    const last = i === c.doors.length - 1;
    const lean = i === 0 ? -0.03 : last ? 0.02 : 0.012;
    const line: Vec2[] = [];
    for (let k = 0; k <= 12; k++) {
      const z = low + ((edge(x) + 0.02 - low) * k) / 12;
      let xx = x + lean * Math.sin((k / 12) * Math.PI * 0.9);
      // A lorry's cab ends before the arch.
      if (last && !c.cabOnly) {
        const dz = z - c.wheel.radius;
        const r = archRadius(c) + 0.075;
        if (Math.abs(dz) < r) xx = Math.min(xx, c.wheel.rear - Math.sqrt(r * r - dz * dz));
      }
      line.push([xx, z]);
    }
    return line;
  });
}

/** Everything drawn on the sides, the nose and the tail of the lower body. */
export function bodyDrawing(c: CarSpec, m: WallMap): Promise<Texture> {
  const d = new Drawing([-0.05, 0], [m.total + 0.05, 2.2], 440);
  const edge = curve(c.edge);
  const bottom = curve(c.bottom);
  const s = m.side;
  // Sill.
  const sillTop = (x: number) => bottom(x) + (c.cladding ? 0.1 : 0.05);
  const xs = Array.from({ length: 24 }, (_, i) => c.noseSweep + ((c.length - c.noseSweep - c.tailSweep) * i) / 23);
  d.fill(
    poly([...xs.map((x): Vec2 => [s(x), sillTop(x)]), ...[...xs].reverse().map((x): Vec2 => [s(x), 0])]),
    inks.plastic,
  );
  if (c.cladding) {
    d.stroke(
      smooth(
        xs.map((x): Vec2 => [s(x), sillTop(x)]),
        false,
      ),
      0.006,
      { color: '#000', opacity: 0.5 },
    );
    for (const x of c.cabOnly ? [c.wheel.front] : [c.wheel.front, c.wheel.rear])
      d.fill(disc(s(x), c.wheel.radius, archRadius(c) + 0.058), inks.plastic);
    const [f, r] = [c.doors[0] ?? 0, c.doors[c.doors.length - 1] ?? 0];
    d.fill(box(s(f) + 0.12, bottom(f) + 0.17, s(r) - 0.2, bottom(f) + 0.19, 0.008), inks.chrome);
  }
  drawFace(d, c, m);
  drawTail(d, c, m);
  const lines = doorLines(c);
  for (const line of lines)
    d.gap(
      poly(
        line.map(([x, z]): Vec2 => [s(x), z]),
        false,
      ),
    );
  const first = lines[0]?.[0] ?? [0, 0];
  const end = lines[lines.length - 1]?.[0] ?? [0, 0];
  const middle = lines.slice(1, -1).map((l) => l[0]?.[0] ?? 0);
  d.gap(
    poly(
      [first, ...middle.map((x): Vec2 => [x, bottom(x) + 0.075]), end].map(([x, z]): Vec2 => [s(x), z]),
      false,
    ),
  );
  if (c.sliding) {
    const [x0, x1] = [c.doors[c.doors.length - 1] ?? 0, c.length - c.tailSweep * 1.4];
    d.stroke(
      poly(
        [
          [s(x0) - 0.1, edge(x0) - 0.16],
          [s(x1), edge(x1) - 0.16],
        ],
        false,
      ),
      0.016,
      inks.dark,
    );
  }
  // Bumper seams, fuel flap.
  const noseX = c.noseSweep * 1.25;
  d.gap(
    smooth(
      [
        [s(noseX), c.lampZ + 0.02],
        [s(noseX + 0.02), c.lampZ - 0.1],
        [s(c.wheel.front - archRadius(c) + 0.03), c.wheel.radius + 0.14],
      ],
      false,
    ),
    0.005,
  );
  const tailX = c.length - c.tailSweep * 1.35;
  d.gap(
    smooth(
      [
        [s(tailX), c.tailZ[0] + 0.02],
        [s(tailX - 0.04), c.tailZ[0] - 0.08],
        [s(c.wheel.rear + archRadius(c) - 0.02), c.wheel.radius + 0.16],
      ],
      false,
    ),
    0.005,
  );
  const flapZ = edge(c.wheel.rear) - 0.13;
  d.gap(box(s(c.wheel.rear + 0.1), flapZ - 0.07, s(c.wheel.rear + 0.26), flapZ + 0.07, 0.03), 0.004);
  drawLid(d, c, m);
  return d.texture();
}
