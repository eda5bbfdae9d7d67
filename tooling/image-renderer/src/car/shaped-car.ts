import type { BodyType } from '@showroom/domain/dictionaries';
import type { PictureCabin } from '@showroom/domain/picture-cabin';
import {
  type CarShape,
  type PictureEra,
  type PictureSizeClass,
  readCabinShape,
  readCarShape,
} from '@showroom/domain/picture-shape';
import type { Vec2 } from '../mesh/vec.ts';
import type { CarSpec, Rims } from './car-spec.ts';
import { formedCar } from './formed-car.ts';
import { halfCar } from './half-car.data.ts';
import { raked, scaled } from './scaled-car.ts';

/** Length, width and height of a size class against the drawn car of the body, which is a middle one. */
const sizes: Readonly<Record<PictureSizeClass, readonly [long: number, wide: number, tall: number]>> = {
  a: [0.84, 0.9, 1.0],
  b: [0.9, 0.94, 0.99],
  c: [0.955, 0.97, 0.995],
  d: [1, 0.995, 1],
  e: [1.045, 1.015, 1.005],
  f: [1.11, 1.04, 1.025],
  j: [1.02, 1.01, 1.03],
  m: [1.02, 1.0, 1.03],
  s: [0.97, 1.0, 0.95],
  n: [1, 1, 1],
};

const rimsOfBuild: readonly Rims[] = ['blades', 'twin', 'turbine', 'twin', 'blades', 'turbine', 'rugged', 'twin'];

/** Raises or lowers what lies above the shoulder: the roof and the upper edge of the windows. */
function roofed(c: CarSpec, by: number): CarSpec {
  const belt = Math.min(...c.windows.map(([, z]) => z));
  const top = Math.max(...c.cabin.roof.map(([, z]) => z));
  const lift = (z: number) => z + by * Math.max(0, (z - belt) / (top - belt));
  const line = (points: readonly Vec2[]): Vec2[] => points.map(([x, z]) => [x, lift(z)]);
  return { ...c, cabin: { ...c.cabin, roof: line(c.cabin.roof) }, windows: line(c.windows) };
}

/** A car of before 2000: upright glass, thin pillars, flat sides, small wheels, plain lamps. */
function boxed(c: CarSpec): CarSpec {
  const rake = (c.cabin.header - c.cabin.cowl) * 0.22;
  const back = Math.max(0, c.cabin.rearFoot - c.cabin.rearHeader - 0.35) * 0.35;
  const upright = raked(c, -rake, back);
  const wheel = { ...c.wheel, radius: c.wheel.radius * 0.93, rim: c.wheel.rim * 0.8, width: c.wheel.width * 0.82 };
  return {
    ...upright,
    wheel,
    noseSweep: c.noseSweep * 0.42,
    tailSweep: c.tailSweep * 0.45,
    noseRows: c.noseRows.map((x) => x * 0.4),
    tailRows: c.tailRows.map((x) => x * 0.45),
    fender: c.fender * 0.3,
    cabin: { ...upright.cabin, lean: c.cabin.lean * 0.72 },
    rims: 'steel',
    oldLamps: true,
    pillarWidth: 0.55,
  };
}

const softened = (c: CarSpec): CarSpec => ({
  ...c,
  wheel: { ...c.wheel, radius: c.wheel.radius * 0.97, rim: c.wheel.rim * 0.9 },
  noseSweep: c.noseSweep * 1.12,
  fender: c.fender * 0.7,
  oldLamps: true,
  pillarWidth: 0.8,
});

/** Length and height of smaller vans against the high one, and where their roof ends. */
const vans: Partial<Record<PictureSizeClass, readonly [long: number, wide: number, tall: number, top: number]>> = {
  b: [0.81, 0.93, 0.87, 1.83],
  m: [0.92, 0.97, 0.94, 1.98],
};

function classed(c: CarSpec, size: PictureSizeClass): CarSpec {
  const smaller = c.lid === 'doors' ? vans[size] : undefined;
  if (!smaller) return scaled(c, ...sizes[size]);
  const [long, wide, tall, top] = smaller;
  const own = scaled(c, long, wide, tall);
  return roofed(own, top - Math.max(...own.cabin.roof.map(([, z]) => z)));
}

/** What the models of a family differ by where nobody tells their measures. */
function proportioned(c: CarSpec, build: number): CarSpec {
  const lift = [0, 0.035, -0.03, 0.015, -0.015, 0.025, 0.05, -0.04][build] ?? 0;
  const rear = [0, 0.06, 0.14, -0.1, 0.1, -0.06, 0.08, 0.02][build] ?? 0;
  const long = [1, 0.985, 1.02, 1.01, 0.975, 1.03, 0.99, 1.015][build] ?? 1;
  return raked(roofed(scaled(c, long, 1, 1), lift), build % 2 ? 0.03 : -0.02, c.open ? 0 : rear * 0.6);
}

/** Their faces, wheels and trim. */
function built(c: CarSpec, build: number): CarSpec {
  const wide = [1, 0.9, 1.1, 0.82, 1.05, 0.95, 1.14, 0.88][build] ?? 1;
  const { bottom, top, half } = c.grille;
  const drop = build % 3 === 1 ? 0.03 : build % 3 === 2 ? -0.03 : 0;
  return {
    ...c,
    grille: { bottom: bottom + drop, top, half: half * wide },
    rims: c.rims === 'steel' || c.rims === 'rugged' ? c.rims : (rimsOfBuild[build] ?? c.rims),
    cladding: c.cladding && build % 4 !== 3,
    rails: c.rails && build % 3 !== 2,
    tailZ: [c.tailZ[0] + drop, c.tailZ[1] + drop * (build % 2 ? 0.4 : 1)],
  };
}

const aged = (c: CarSpec, era: PictureEra): CarSpec => (era === '1' ? boxed(c) : era === '2' ? softened(c) : c);

/** Two long doors, and glass behind them that does not open. */
function threeDoored(c: CarSpec): CarSpec {
  const [first = 0, , last = 0] = c.doors;
  const long = first + (last - first) * 0.66;
  return { ...c, doors: [first, long], pillars: [long + 0.03] };
}

/** Half of a small car, as the one maker builds it that sells lorries with its front. */
export const builtHalfCar = (build: number): CarSpec => ({ ...built(halfCar, build), pattern: 'plain' });

/** The car of a body in a shape (`pictureShapeOf`); without one as it was drawn. */
export function shapedCar(c: CarSpec, token: string): CarSpec {
  const shape: CarShape | undefined = readCarShape(token);
  if (!shape) return c;
  const { build, form } = shape;
  if (shape.halfCar) return builtHalfCar(build);
  const own = form ? formedCar(c, form, sizes[shape.size][1]) : proportioned(classed(c, shape.size), build);
  const car = aged(built(own, build), shape.era);
  return {
    ...(shape.threeDoors ? threeDoored(car) : car),
    pattern: shape.face,
    ...(form ? { variant: build % 4 } : {}),
  };
}

/** The same to sit in (`cabinShapeBeside`), and its cabin; without one today's, in the leather of its kind. */
export function cabinCar(c: CarSpec, body: BodyType, token: string): { spec: CarSpec; cabin: PictureCabin } {
  const shape = readCabinShape(body, token);
  const trim = c.face === 'family' || c.face === 'sport' ? 'light' : 'leather';
  if (!shape) return { spec: shapedCar(c, token), cabin: { era: 'screens', trim } };
  const [long, wide, tall] = sizes[shape.size];
  return { spec: aged(scaled(c, long, wide, tall), shape.era), cabin: shape.cabin };
}
