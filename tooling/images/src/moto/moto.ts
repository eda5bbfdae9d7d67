import { materials } from '../car/materials.data.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { both, type Material, type Piece } from '../mesh/scene.ts';
import { block, lathe, tube } from '../mesh/solids.ts';
import { splineLine } from '../mesh/surface.ts';
import { mix, type Vec2, type Vec3 } from '../mesh/vec.ts';
import { bodywork } from './bodywork.ts';
import type { MotoSpec } from './moto-spec.ts';
import { motoWheel } from './moto-wheel.ts';

export const piece = (mesh: Mesh, material: Material): Piece => ({ mesh, part: { material } });
export const bent = (points: readonly Vec3[], radius: number | ((t: number) => number), segments = 12): Mesh =>
  tube(splineLine(points, 'clamped', 8), radius, segments);
const flat = (p: Vec2, y = 0): Vec3 => [p[0], y, p[1]];

function forks(m: MotoSpec): Piece[] {
  const metal = m.forks === 'gold' ? materials.gold : m.forks === 'chrome' ? materials.chrome : materials.darkSteel;
  const axle: Vec2 = [m.front.x, m.front.radius];
  const top: Vec2 = [m.head[0] - 0.01, m.head[1] + 0.06];
  const along = (t: number): Vec2 => [mix(axle[0] - 0.03, top[0], t), mix(axle[1], top[1], t)];
  const y = Math.max(0.09, m.front.tyre / 2 + 0.045);
  const slim = m.face === 'plate' || m.face === 'mask' || m.fairing !== 'none';
  return [
    ...both(piece(tube([flat(along(-0.04), y), flat(along(0.5), y)], slim ? 0.024 : 0.029, 14), slim ? materials.darkSteel : materials.satinSilver)),
    ...both(piece(tube([flat(along(0.42), y), flat(along(1), y)], slim ? 0.029 : 0.022, 14), metal)),
    piece(block(flat(along(0.97)), [0.05, y + 0.035, 0.016], 5, (p) => p, 12), materials.darkSteel),
    piece(block(flat(along(0.78)), [0.05, y + 0.035, 0.018], 5, (p) => p, 12), materials.darkSteel),
    piece(tube([flat(axle, -y - 0.02), flat(axle, y + 0.02)], 0.014, 12), materials.steel),
  ];
}

function frame(m: MotoSpec): Piece[] {
  const [ex, ez] = m.engine;
  const [hx, hz] = m.head;
  const pivot: Vec2 = [ex + 0.3, ez + 0.04];
  const end = m.seat[m.seat.length - 1] ?? [1.6, 0.8];
  const arm = m.trike === undefined ? m.rear.tyre / 2 + 0.045 : 0.12;
  const steel = materials.darkSteel;
  const spring: Vec3[] = Array.from({ length: 90 }, (_, i) => {
    const a = (i / 89) * Math.PI * 2 * 7;
    return [Math.cos(a) * 0.032, Math.sin(a) * 0.032, i / 89];
  });
  const coil = (from: Vec3, to: Vec3): Piece[] => [
    piece(tube(spring.map(([a, b, t]): Vec3 => [mix(from[0], to[0], t) + a, mix(from[1], to[1], t) + b, mix(from[2], to[2], t)]), 0.007, 8), m.shocks === 'twin' ? materials.chrome : materials.lampRedDull),
    piece(tube([from, to], 0.016, 10), materials.steel),
  ];
  const axle: Vec3 = [m.rear.x, 0, m.rear.radius];
  return [
    ...both(piece(bent([[hx + 0.03, 0.03, hz], [hx + 0.2, 0.13, hz - 0.12], [ex + 0.16, 0.15, ez + 0.3], [pivot[0], 0.13, pivot[1]]], 0.026), steel)),
    ...both(piece(bent([[hx + 0.03, 0.02, hz - 0.08], [hx + 0.12, 0.05, ez + 0.3], [ex - 0.18, 0.12, ez - 0.05], [ex - 0.05, 0.14, ez - 0.2], [pivot[0], 0.13, ez - 0.17]], 0.02), steel)),
    ...both(piece(bent([[pivot[0] - 0.05, 0.11, pivot[1] + 0.34], [mix(pivot[0], end[0], 0.5), 0.1, mix(pivot[1] + 0.4, end[1] - 0.06, 0.5)], [end[0] - 0.06, 0.07, end[1] - 0.05]], 0.015), steel)),
    ...both(piece(bent([[pivot[0], 0.1, pivot[1]], [mix(pivot[0], m.rear.x, 0.5), arm + 0.01, mix(pivot[1], m.rear.radius, 0.5) + 0.03], [m.rear.x, arm, m.rear.radius]], 0.027), m.forks === 'chrome' ? steel : materials.satinSilver)),
    piece(tube([[m.rear.x, -arm - 0.02, m.rear.radius], [m.rear.x, arm + 0.02, m.rear.radius]], 0.014, 12), materials.steel),
    ...(m.shocks === 'twin'
      ? both(coil([m.rear.x - 0.02, 0.14, m.rear.radius + 0.06], [m.rear.x - 0.13, 0.13, end[1] - 0.08])[0] as Piece).concat(both(coil([m.rear.x - 0.02, 0.14, m.rear.radius + 0.06], [m.rear.x - 0.13, 0.13, end[1] - 0.08])[1] as Piece))
      : coil([pivot[0] + 0.12, 0, pivot[1] + 0.02], [pivot[0] + 0.04, 0, pivot[1] + 0.32])),
    piece(tube([[ex + 0.26, 0.12, ez + 0.03], [axle[0], 0.12, axle[2] + 0.06], [axle[0] + 0.06, 0.12, axle[2]], [axle[0], 0.12, axle[2] - 0.06], [ex + 0.26, 0.12, ez - 0.05]], 0.008, 6), steel),
    ...both(piece(tube([[ex + 0.2, 0.14, ez - 0.13], [ex + 0.2, 0.25, ez - 0.13]], 0.014, 10), materials.rubber)),
  ];
}

function engine(m: MotoSpec): Piece[] {
  const [x, z] = m.engine;
  if (m.engineKind === 'hidden') return [piece(block([x, 0, z + 0.05], [0.26, 0.15, 0.22], 5, (p) => p, 16), materials.darkSteel)];
  const cylinder = (lean: number, at: number): Piece[] => {
    const fins = m.engineKind === 'single' && m.face === 'plate' ? 6 : 9;
    return Array.from({ length: fins }, (_, i) => {
      const t = i / (fins - 1);
      const wide = m.engineKind === 'twin' ? 0.19 : 0.12;
      return piece(block([x + at + lean * (0.12 + t * 0.2), 0, z + 0.12 + t * 0.2], [0.105 - 0.01 * t, wide, i === fins - 1 ? 0.02 : 0.0065], 6, (p) => p, 12), i % 2 && i < fins - 1 ? materials.darkSteel : materials.steel);
    });
  };
  const cover = (cx: number, cz: number, r: number, material: Material) =>
    both(piece(lathe([cx, 0.13, cz], [[r, 0], [r, 0.03], [r - 0.012, 0.045], [r * 0.55, 0.052], [0.001, 0.054]], 40), material)); // biome-ignore format: one profile
  const bright = m.forks === 'chrome' ? materials.chrome : materials.darkSteel;
  return [
    piece(block([x + 0.04, 0, z], [0.27, 0.14, 0.14], 4, (p) => [p[0], p[1], p[2] * (1 + 0.12 * p[0])], 20), materials.darkSteel),
    ...cover(x - 0.1, z - 0.01, 0.115, bright),
    ...cover(x + 0.14, z + 0.02, 0.085, materials.steel),
    ...(m.engineKind === 'vee' ? [...cylinder(-0.75, -0.08), ...cylinder(0.6, 0.08)] : cylinder(-0.22, -0.04)),
  ];
}

function exhaust(m: MotoSpec): Piece[] {
  const [x, z] = m.engine;
  const chrome = m.exhaust === 'twin' ? materials.chrome : materials.steel;
  const can = m.exhaust === 'twin' ? materials.chrome : materials.darkSteel;
  const high = m.exhaust === 'high';
  const end: Vec3 = high ? [m.rear.x + 0.1, 0.17, m.rear.radius + 0.42] : [m.rear.x + 0.12, 0.19, m.rear.radius + (m.exhaust === 'twin' ? -0.02 : 0.1)];
  const start: Vec3 = high ? [x + 0.3, 0.15, z + 0.3] : [x + 0.36, 0.19, z - 0.14];
  const header = bent([[x - 0.14, 0.06, z + 0.26], [x - 0.28, 0.1, z + 0.12], [x - 0.24, 0.14, z - 0.12], [x + 0.05, 0.16, z - (high ? 0.02 : 0.17)], start], 0.021); // biome-ignore format: one pipe
  const muffler = bent([start, [mix(start[0], end[0], 0.3), start[1], mix(start[2], end[2], 0.3)], end], (t) => (t < 0.15 ? 0.024 + t * 0.2 : 0.054 - (t > 0.95 ? 0.012 : 0)), 20);
  const pieces = [piece(header, chrome), piece(muffler, can)];
  // The near side of every picture is −y, so a single silencer sits there.
  const near = pieces.flatMap((p) => both(p).slice(1));
  return m.exhaust === 'twin' ? pieces.flatMap((p) => both(p)) : near;
}

function controls(m: MotoSpec): Piece[] {
  const { x, z, half, rise } = m.bars;
  const bar = bent([[x - 0.06, 0, z - rise], [x - 0.06, 0.1, z - rise], [x - 0.03, 0.2, z - 0.01], [x + 0.02, half - 0.13, z], [x + 0.05, half, z - 0.01]], 0.012);
  const glassy = materials.chrome;
  const mirrors: Piece[] =
    m.face === 'plate'
      ? []
      : [
          ...both(piece(tube([[x + 0.0, half - 0.16, z + 0.01], [x - 0.05, half - 0.1, z + 0.15]], 0.006, 8), materials.darkSteel)),
          ...both(piece(block([x - 0.05, half - 0.06, z + 0.17], [0.014, 0.072, 0.04], 3, (p) => p, 14), materials.blackGloss)),
          ...both(piece(block([x - 0.038, half - 0.06, z + 0.17], [0.005, 0.064, 0.033], 3, (p) => p, 12), glassy)),
        ];
  return [
    ...both(piece(bar, m.forks === 'chrome' ? materials.chrome : materials.darkSteel)),
    ...both(piece(tube([[x + 0.025, half - 0.13, z], [x + 0.052, half + 0.005, z - 0.01]], 0.019, 12), materials.rubber)),
    ...both(piece(tube([[x - 0.03, half - 0.14, z - 0.005], [x - 0.03, half - 0.01, z - 0.03]], 0.006, 8), materials.satinSilver)),
    ...both(piece(block([x + 0.0, half - 0.17, z], [0.03, 0.028, 0.022], 4, (p) => p, 10), materials.plastic)),
    ...mirrors,
  ];
}

/** A whole motorcycle (or a trike). */
export function motoPieces(m: MotoSpec, detail = 96): Piece[] {
  const front = motoWheel({ center: [m.front.x, 0, m.front.radius], radius: m.front.radius, tyre: m.front.tyre, spokes: m.wheels, knobs: m.knobs, disc: 0.15 }, detail); // biome-ignore format: one call
  const rears = m.trike === undefined ? [0] : [-m.trike, m.trike];
  const rear = rears.flatMap((y) =>
    motoWheel({ center: [m.rear.x, y, m.rear.radius], radius: m.rear.radius, tyre: m.rear.tyre, spokes: m.wheels, knobs: m.knobs, disc: 0.12 }, detail),
  );
  return [...front, ...rear, ...forks(m), ...frame(m), ...engine(m), ...exhaust(m), ...controls(m), ...bodywork(m)];
}
