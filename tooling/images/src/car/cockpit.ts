import { curve } from '../mesh/curve.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { both, type Material, type Part, type Piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import { type Grid, gridMesh, refine } from '../mesh/surface.ts';
import { mix, type Vec2, type Vec3 } from '../mesh/vec.ts';
import type { Texture } from '../texture/texture.ts';
import type { CarSpec } from './car-spec.ts';
import { clusterScreen, dashFace, mediaScreen } from './cockpit-drawing.ts';
import { seat } from './details.ts';
import { materials } from './materials.data.ts';

const piece = (mesh: Mesh, material: Material): Piece => ({ mesh, part: { material } });

/** Where the parts of a cockpit stand; a lorry's cab uses the same parts. */
export type CockpitPlace = { cowl: number; belt: number; half: number; hip: number; seatX: number; light: boolean; header: number; head: number };

/** A profile in (x, z) drawn across the car, bowed forward at its ends. */
export function across(profile: readonly Vec2[], half: number, bow: number, per = 8): Grid {
  return refine(
    {
      rows: profile.length,
      cols: 9,
      at: (r, c) => {
        const y = (c / 4 - 1) * half;
        const [x, z] = profile[r] ?? [0, 0];
        return [x - bow * (y / half) ** 2, y, z];
      },
    },
    'clamped',
    per,
    8,
  );
}

/** A thin slab that shows a drawing on the side that faces the driver, leaning back by `lean`. */
function screen(center: Vec3, halfY: number, halfZ: number, lean: number, turn: number, texture: Texture): Piece[] {
  const at = (u: number, v: number, out: number): Vec3 => [
    center[0] - v * halfZ * lean + out + u * turn,
    center[1] + u * halfY,
    center[2] + v * halfZ,
  ];
  const part: Part = { material: materials.blackGloss, texture };
  const face = gridMesh({ rows: 2, cols: 2, at: (r, c) => at(c * 2 - 1, r * 2 - 1, 0.006) }, { st: (_, r, c) => [c, r] });
  const back = block(center, [0.012, halfY + 0.008, halfZ + 0.008], 10, (p) => p, 14);
  const tilted = { ...back, positions: back.positions.slice() };
  for (let i = 0; i < tilted.positions.length; i += 3) {
    const z = (tilted.positions[i + 2] ?? 0) - center[2];
    const y = (tilted.positions[i + 1] ?? 0) - center[1];
    tilted.positions[i] = (tilted.positions[i] ?? 0) - z * lean + (y / halfY) * turn - 0.008;
  }
  return [{ mesh: face, part }, piece(tilted, materials.blackGloss)];
}

/** Steering wheel with its hub, spokes and column. */
export function steeringWheel(center: Vec3, radius = 0.185): Piece[] {
  const lean = 0.36;
  const on = (a: number, r: number, out = 0): Vec3 => [
    center[0] - Math.cos(a) * r * lean + out,
    center[1] + Math.sin(a) * r,
    center[2] + Math.cos(a) * r * 0.95,
  ];
  const rim: Vec3[] = Array.from({ length: 65 }, (_, i) => on((i / 64) * Math.PI * 2, radius));
  const arm = (a: number, wide: number) =>
    piece(
      tube([on(a, 0.05, -0.01), on(a, 0.11, -0.004), on(a, radius, 0)], (t) => mix(wide, wide * 0.62, t), 12),
      materials.satinSilver,
    );
  const tilt = (p: Vec3): Vec3 => [p[0] - p[2] * 0.5, p[1], p[2]];
  return [
    piece(tube(rim, 0.0165, 14), materials.leather),
    piece(block(center, [0.03, 0.078, 0.062], 3, tilt, 20), materials.leather),
    arm(Math.PI / 2 + 0.12, 0.022),
    arm(-Math.PI / 2 - 0.12, 0.022),
    arm(Math.PI, 0.026),
    piece(tube([center, [center[0] - 0.3, center[1], center[2] - 0.08]], 0.045, 16), materials.trim),
  ];
}

export async function cockpit(p: CockpitPlace): Promise<Piece[]> {
  const { cowl: x, belt: b } = p;
  const wide = p.half - 0.14;
  const [face, cluster, media] = await Promise.all([dashFace(wide), clusterScreen(), mediaScreen()]);
  const driver = -p.half * 0.42;
  const pad = across([[x + 0.12, b - 0.03], [x + 0.34, b + 0.03], [x + 0.52, b + 0.035], [x + 0.6, b + 0.012], [x + 0.615, b - 0.02], [x + 0.6, b - 0.04]], wide, 0.1); // biome-ignore format: one profile
  const front = across([[x + 0.6, b - 0.04], [x + 0.585, b - 0.06], [x + 0.59, b - 0.11], [x + 0.615, b - 0.15], [x + 0.6, b - 0.24], [x + 0.52, b - 0.34], [x + 0.36, b - 0.5]], wide, 0.1); // biome-ignore format: one profile
  const soft = p.light ? materials.leatherLight : materials.leather;
  const consoleTop = b - 0.3;
  const long = 0.46;
  return [
    piece(gridMesh(pad), materials.leather),
    { mesh: gridMesh(front, { st: (q) => [q[1], q[2] - b] }), part: { material: soft, texture: face } },
    ...screen([x + 0.56, driver, b + 0.055], 0.165, 0.062, 0.32, 0, cluster),
    ...screen([x + 0.655, 0.07, b + 0.035], 0.19, 0.1, 0.16, 0.02, media),
    ...steeringWheel([x + 0.8, driver, b - 0.045]),
    // Console between the seats, with its lid, selector and two cups.
    piece(block([x + 0.98, 0, consoleTop - 0.14], [long, 0.12, 0.16], 7, (q) => [q[0], q[1], q[2] - 0.25 * q[0] * (q[2] > 0 ? 1 : 0)], 20), materials.trim), // biome-ignore format: one block
    piece(block([x + 1.22, 0, consoleTop - 0.01], [0.2, 0.105, 0.05], 6, (q) => q, 16), soft),
    piece(block([x + 0.8, 0, consoleTop + 0.035], [0.1, 0.1, 0.006], 8, (q) => q, 10), materials.blackGloss),
    piece(block([x + 0.84, 0.0, consoleTop + 0.075], [0.028, 0.022, 0.04], 3, (q) => q, 14), materials.leather),
    piece(block([x + 0.84, 0.0, consoleTop + 0.1], [0.03, 0.024, 0.012], 3, (q) => q, 14), materials.satinSilver),
    ...[-0.05, 0.05].map((y) => piece(latheUp([x + 0.98, y, consoleTop + 0.03], 0.038), materials.satinSilver)),
    ...seat(p.seatX, driver, p.hip, 0.24, 0.27, soft),
    ...seat(p.seatX, -driver, p.hip, 0.24, 0.27, soft),
    // Mirror, sun visors, the buttons of the wheel.
    piece(block([p.header + 0.16, 0.02, p.head - 0.12], [0.02, 0.125, 0.036], 4, (q) => q, 14), materials.blackGloss),
    piece(block([p.header + 0.173, 0.02, p.head - 0.12], [0.01, 0.116, 0.029], 5, (q) => q, 14), materials.chrome),
    piece(tube([[p.header + 0.1, 0.02, p.head - 0.03], [p.header + 0.15, 0.02, p.head - 0.1]], 0.012, 8), materials.trim),
    ...both(piece(block([p.header + 0.2, 0.39, p.head - 0.045], [0.09, 0.22, 0.012], 6, (q) => [q[0], q[1], q[2] + 0.9 * q[0]], 14), materials.cloth)), // biome-ignore format: one block
    ...[-0.105, 0.105].map((y) => piece(block([x + 0.828, driver + y, b - 0.05], [0.006, 0.024, 0.012], 5, (q) => q, 8), materials.blackGloss)),
    // Door cards.
    ...both(piece(block([x + 1.05, p.half - 0.1, b - 0.27], [0.75, 0.03, 0.27], 10, (q) => q, 16), materials.leather)),
    ...both(piece(block([x + 1.12, p.half - 0.15, b - 0.2], [0.5, 0.055, 0.045], 5, (q) => q, 16), soft)),
    ...both(piece(block([x + 0.98, p.half - 0.135, b - 0.09], [0.55, 0.006, 0.012], 6, (q) => [q[0], q[1], q[2] + 0.6 * q[0]], 14), materials.satinSilver)), // biome-ignore format: one block
    piece(block([x + 0.9, 0, p.hip - 0.3], [1.5, p.half - 0.01, 0.02], 12, (q) => q, 10), materials.trim),
  ];
}

/** A shallow ring that lies flat. */
function latheUp(center: Vec3, radius: number): Mesh {
  const ring: Vec3[] = Array.from({ length: 33 }, (_, i) => {
    const a = (i / 32) * Math.PI * 2;
    return [center[0] + Math.cos(a) * radius, center[1] + Math.sin(a) * radius, center[2]];
  });
  return tube(ring, 0.005, 8);
}

export function carCockpitPlace(c: CarSpec): CockpitPlace {
  const belt = curve(c.edge)(c.cabin.cowl + 0.6) + 0.0;
  const head = curve(c.cabin.roof)((c.cabin.header + c.cabin.rearHeader) / 2);
  const hip = Math.min(belt - 0.36, head - 0.98);
  return { cowl: c.cabin.cowl, belt, half: c.half, hip, seatX: c.cabin.cowl + 1.06, light: c.face === 'family' || c.face === 'sport', header: c.cabin.header, head: curve(c.cabin.roof)(c.cabin.header) - 0.03 };
}
