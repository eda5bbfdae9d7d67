import { curve } from '../mesh/curve.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { both, type Material, type Piece } from '../mesh/scene.ts';
import { block, lathe, tube } from '../mesh/solids.ts';
import { mix, type Vec3 } from '../mesh/vec.ts';
import { archRadius } from './body.ts';
import type { CarSpec } from './car-spec.ts';
import { materials } from './materials.data.ts';

const piece = (mesh: Mesh, material: Material): Piece => ({ mesh, part: { material } });

/** Door mirror: a shell in the paint on a black foot. */
export function doorMirror(c: CarSpec): Piece[] {
  const x = (c.windows[0]?.[0] ?? 1.6) + 0.2;
  const z = curve(c.edge)(x) + 0.1;
  const big = c.face === 'work' ? 1.3 : c.face === 'sport' ? 0.86 : 0.95;
  const shape = (p: Vec3): Vec3 => [p[0] * (p[0] < 0 ? 1.1 : 0.75) * (1 - 0.18 * p[1]), p[1], p[2] * (1 - 0.2 * p[1] * p[0])];
  const y = c.half + 0.06;
  return [
    ...both(piece(block([x, y, z - 0.022], [0.07 * big, 0.1 * big, 0.05 * big], 3.2, shape, 14), materials.blackGloss)),
    ...both(piece(block([x, y, z + 0.01], [0.075 * big, 0.105 * big, 0.068 * big], 3.2, shape, 18), materials.paintPart)),
    ...both(piece(block([x + 0.058 * big, y, z + 0.01], [0.012, 0.09 * big, 0.056 * big], 4, (p) => p, 10), materials.blackGloss)),
    ...both(piece(block([x + 0.01, c.half - 0.06, z - 0.055], [0.045, 0.1, 0.018], 4, (p) => p, 8), materials.blackGloss)),
  ];
}

export function handles(c: CarSpec): Piece[] {
  const edge = curve(c.edge);
  const material = c.face === 'work' ? materials.plastic : materials.paintPart;
  return c.doors.slice(1).flatMap((x, i, all) => {
    const last = i === all.length - 1 && all.length > 1 && !c.sliding;
    const at = c.sliding && i === all.length - 1 ? (c.doors[i] ?? 0) + 0.16 : x - (last ? 0.14 : 0.17);
    const z = edge(at) - 0.155;
    return both(
      piece(
        block([at, c.half * 0.99 + 0.012, z], [0.105, 0.018, 0.013], 4, (p) => [p[0], p[1] - 0.35 * p[0] * p[0], p[2]], 12),
        material,
      ),
    );
  });
}

/** Wheel wells, floor and the dark block that stands for everything under the skin. */
export function underside(c: CarSpec): Piece[] {
  const r = archRadius(c) + 0.006;
  const bottom = curve(c.bottom);
  const well = (x: number) => {
    // The liner ends with the sill: lower it would hang out like a mud flap.
    const from = Math.asin(Math.max(-0.9, Math.min(0.9, (bottom(x) - 0.025 - c.wheel.radius) / r)));
    return both(
      piece(
        lathe([x, 0, c.wheel.radius], [[r, c.half - 0.035], [r, c.half - 0.42], [0.01, c.half - 0.42]], 48, from, Math.PI - from), // biome-ignore format: one profile
        materials.well,
      ),
    );
  };
  const low = (c.bottom[1]?.[1] ?? 0.2) + 0.03;
  const middle = (c.wheel.front + c.wheel.rear) / 2;
  const top = Math.min(curve(c.edge)(middle) - 0.28, low + 0.42);
  return [
    ...well(c.wheel.front),
    ...(c.cabOnly ? [] : well(c.wheel.rear)),
    piece(block([c.length / 2, 0, low + 0.03], [c.length / 2 - 0.42, c.half - 0.2, 0.03], 5, (p) => p, 16), materials.well),
    piece(
      block([c.length / 2, 0, (low + top) / 2], [c.length / 2 - 0.35, c.half - 0.42, (top - low) / 2], 12, (p) => p, 16),
      materials.trim,
    ),
  ];
}

/** One seat: cushion, back and head restraint. */
export function seat(x: number, y: number, z: number, lean = 0.24, wide = 0.25, material: Material = materials.leather, tall = 1): Piece[] {
  const back = (p: Vec3): Vec3 => [p[0] + p[2] * lean * 3.2, p[1] * (1 - 0.14 * Math.max(0, p[2])), p[2]];
  return [
    piece(block([x, y, z], [0.27, wide, 0.085], 4.5, (p) => [p[0], p[1], p[2] + 0.3 * p[0] * -1], 14), material),
    piece(block([x + 0.34, y, z + 0.34 * tall], [0.075, wide, 0.33 * tall], 4.5, back, 16), material),
    piece(block([x + 0.46, y, z + 0.74 * tall], [0.045, 0.13, 0.075 * tall], 4, (p) => p, 12), material),
  ];
}

/** What is seen through the glass. */
export function cabinInside(c: CarSpec): Piece[] {
  const { cowl, header, rearFoot, roof } = c.cabin;
  const edge = curve(c.edge);
  const belt = edge((cowl + rearFoot) / 2);
  const head = curve(roof)((header + c.cabin.rearHeader) / 2);
  const hip = Math.min(belt - 0.36, head - 0.98);
  const frontX = cowl + 1.02;
  const y = c.half * 0.42;
  const rowsOfSeats: number[] = [frontX];
  const end = c.blindFrom ?? rearFoot;
  // A head restraint must stay under the slope of the rear window.
  const lastSeat = Math.min(end - 1.0, mix(c.cabin.rearHeader, rearFoot, 0.3) - 0.72);
  const rear = rearFoot - c.cabin.rearHeader > 0.5 ? 0.86 : 1;
  const count = Math.max(1, Math.round((lastSeat - frontX) / 0.88));
  for (let i = 1; i <= count && lastSeat > frontX + 0.6; i++) rowsOfSeats.push(mix(frontX, lastSeat, i / count));
  const pieces = rowsOfSeats.flatMap((x, i) =>
    i === 0
      ? [...seat(x, y, hip), ...seat(x, -y, hip)]
      : [...seat(x, y, hip, 0.2, 0.3, materials.leather, rear), ...seat(x, -y, hip, 0.2, 0.3, materials.leather, rear)],
  );
  const wheelAt: Vec3 = [cowl + 0.62, -y, belt - 0.02];
  const ring: Vec3[] = Array.from({ length: 33 }, (_, i) => {
    const a = (i / 32) * Math.PI * 2;
    return [wheelAt[0] + Math.cos(a) * 0.07, wheelAt[1] + Math.sin(a) * 0.18, wheelAt[2] + Math.cos(a) * 0.165];
  });
  return [
    ...pieces,
    piece(tube(ring, 0.016, 8), materials.leather),
    piece(
      block([cowl + 0.3, 0, belt - 0.1], [0.3, c.half - 0.2, 0.11], 5, (p) => [p[0], p[1], p[2] + 0.25 * p[0]], 18),
      materials.trim,
    ),
    ...both(piece(block([(cowl + end) / 2, c.half - 0.19, belt - 0.24], [(end - cowl) / 2 - 0.5, 0.05, 0.18], 8, (p) => p, 10), materials.trim)),
    ...(c.open || c.blindFrom !== undefined
      ? []
      : [piece(block([rearFoot - 0.46, 0, belt - 0.06], [0.3, c.half - 0.26, 0.03], 8, (p) => p, 10), materials.trim)]),
    piece(block([header + 0.06, 0, head - 0.2], [0.012, 0.12, 0.035], 4, (p) => p, 8), materials.blackGloss),
  ];
}

/** Roof rails, antenna fin, wipers. */
export function roofParts(c: CarSpec): Piece[] {
  const roof = curve(c.cabin.roof);
  const { header, rearHeader } = c.cabin;
  const pieces: Piece[] = [];
  if (!c.open || c.open === 'pickup') {
    const x = rearHeader - 0.12;
    const fin = block([x, 0, roof(x) + 0.02], [0.085, 0.018, 0.04], 2.5, (p) => [p[0] + p[2] * 0.6, p[1] * (1 - 0.5 * p[2]), p[2]], 12);
    if (c.face !== 'work') pieces.push(piece(fin, materials.paintPart));
  }
  if (c.rails) {
    const y = c.half - 0.085 - c.cabin.lean - 0.035;
    const line: Vec3[] = Array.from({ length: 30 }, (_, i) => {
      const t = i / 29;
      const x = mix(header + 0.3, rearHeader - 0.16, t);
      const lift = Math.min(1, Math.min(t, 1 - t) * 14);
      return [x, y, roof(x) - 0.035 + 0.05 * lift];
    });
    pieces.push(...both(piece(tube(line, 0.014, 10), materials.satinSilver)));
  }
  const cowlZ = curve(c.edge)(c.cabin.cowl) + 0.035;
  for (const [from, to] of [[-0.62, -0.02], [0.02, 0.5]] as const) { // biome-ignore format: two blades
    const line: Vec3[] = Array.from({ length: 8 }, (_, i) => {
      const y = mix(from, to, i / 7) * c.half;
      return [c.cabin.cowl + 0.02 + 0.12 * (y / c.half) ** 2 + 0.02, y, cowlZ + 0.02];
    });
    pieces.push(piece(tube(line, 0.007, 6), materials.plastic));
  }
  return pieces;
}
