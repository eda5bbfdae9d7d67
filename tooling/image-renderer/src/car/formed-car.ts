import type { CarForm } from '@showroom/domain/picture-shape';
import type { Vec2 } from '../mesh/vec.ts';
import type { CarSpec } from './car-spec.ts';
import { raked, scaled } from './scaled-car.ts';

/** The sill of the drawn car lies so much above its clearance. */
const sillAbove = 0.08;

/** The same car between another floor and another roof. */
function stood(c: CarSpec, clearance: number, height: number): CarSpec {
  const top = Math.max(...c.cabin.roof.map(([, z]) => z));
  const low = Math.min(...c.bottom.map(([, z]) => z));
  const sill = clearance + sillAbove;
  // A roof is told with its rails.
  const at = (z: number) => sill + ((z - low) * (height - 0.015 - sill)) / (top - low);
  const line = (points: readonly Vec2[]): Vec2[] => points.map(([x, z]) => [x, at(z)]);
  const radius = c.wheel.radius * (height / top) ** 0.4 + Math.max(-0.02, (clearance - 0.2) * 0.35);
  return {
    ...c,
    wheel: { ...c.wheel, radius, rim: (c.wheel.rim * radius) / c.wheel.radius },
    bottom: line(c.bottom),
    edge: line(c.edge),
    center: line(c.center),
    cabin: { ...c.cabin, roof: line(c.cabin.roof) },
    windows: line(c.windows),
    lampZ: at(c.lampZ),
    grille: { ...c.grille, bottom: at(c.grille.bottom), top: at(c.grille.top) },
    tailZ: [at(c.tailZ[0]), at(c.tailZ[1])],
  };
}

/** Lets the roof and the windows under it fall toward the tail, from the driver on. */
function falling(c: CarSpec, by: number): CarSpec {
  const belt = Math.min(...c.windows.map(([, z]) => z));
  const top = Math.max(...c.cabin.roof.map(([, z]) => z));
  const from = c.cabin.header + (c.cabin.rearHeader - c.cabin.header) * 0.3;
  const span = c.cabin.rearHeader - from;
  const fallen = ([x, z]: Vec2): Vec2 => {
    const t = Math.max(0, (x - from) / span);
    return [x, z - by * Math.min(1.2, t * t) * Math.max(0, (z - belt) / (top - belt))];
  };
  return { ...c, cabin: { ...c.cabin, roof: c.cabin.roof.map(fallen) }, windows: c.windows.map(fallen) };
}

/** Lifts the bonnet's edge toward the nose: a high, level bonnet. */
function level(c: CarSpec, share: number): CarSpec {
  const { cowl } = c.cabin;
  const lifted = (points: readonly Vec2[]): Vec2[] => {
    const foot = points.findLast(([x]) => x <= cowl)?.[1] ?? 1;
    return points.map(([x, z]) => [x, x < cowl ? z + (foot - z) * share : z]);
  };
  return { ...c, edge: lifted(c.edge), center: lifted(c.center), lampZ: c.lampZ + share * 0.06 };
}

const squared = (c: CarSpec, share: number): CarSpec => ({
  ...c,
  noseSweep: c.noseSweep * share,
  tailSweep: c.tailSweep * share,
  noseRows: c.noseRows.map((x) => x * share),
  tailRows: c.tailRows.map((x) => x * share),
});

function lined(c: CarSpec, line: CarForm['line']): CarSpec {
  switch (line) {
    case 'b': {
      const boxed = squared(level(raked(c, -0.24, 0.26), 0.72), 0.55);
      const flat = falling(boxed, -0.035);
      return {
        ...flat,
        cabin: { ...flat.cabin, lean: c.cabin.lean * 0.62 },
        rims: 'rugged',
        lid: 'tailgate',
        tailZ: [c.tailZ[0] - 0.1, c.tailZ[1] + 0.02],
      };
    }
    case 'h': {
      const flat = falling(squared(level(raked(c, -0.06, 0.17), 0.4), 0.82), -0.02);
      return { ...flat, cabin: { ...flat.cabin, lean: c.cabin.lean * 0.84 } };
    }
    case 'r':
      return squared(falling(raked(c, 0.05, -0.12), 0.05), 1.14);
    case 's':
      return { ...squared(falling(raked(c, 0.05, -0.52), 0.11), 1.08), rails: false };
    default:
      return c;
  }
}

/** The car in the measures and the line of its model; `wide` is of its size class. */
export function formedCar(c: CarSpec, { line, length, height, clearance }: CarForm, wide: number): CarSpec {
  return stood(lined(scaled(c, length / 100 / c.length, wide, 1), line), clearance / 100, height / 100);
}
