import { materials } from '../car/materials.data.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { both, type Material, type Piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import { type Grid, gridMesh, refine } from '../mesh/surface.ts';
import { clamp, type Vec2, type Vec3 } from '../mesh/vec.ts';
import type { MotoSpec } from './moto-spec.ts';
import { mudguard } from './moto-wheel.ts';

const piece = (mesh: Mesh, material: Material): Piece => ({ mesh, part: { material } });

/** A body lofted from rings: each ring lies across the bike at x with a middle height and half sizes. */
export type Ring = { x: number; z: number; y: number; h: number; power?: number };

export function loft(rings: readonly Ring[], sides = 16, shift = 0): Mesh {
  const grid: Grid = {
    rows: rings.length,
    cols: sides,
    at: (r, c) => {
      const k = rings[r] ?? { x: 0, z: 0, y: 0, h: 0 };
      const a = (c / sides) * Math.PI * 2;
      const e = 2 / (k.power ?? 2.6);
      const s = (v: number) => Math.sign(v) * Math.abs(v) ** e;
      return [k.x, shift + s(Math.cos(a)) * k.y * 1.12, k.z + s(Math.sin(a)) * k.h * 1.12];
    },
  };
  const fine = refine(grid, 'closed', 6, 5);
  return gridMesh(fine, { close: true });
}

/** Seat: a pad along a line, softly crowned. */
function saddle(line: readonly Vec2[], half: number, thick: number): Mesh {
  const n = line.length;
  return loft(
    line.map(([x, z], i) => {
      const t = i / (n - 1);
      const end = i === 0 || i === n - 1 ? 0.25 : 1;
      return { x, z: z - thick * 0.5, y: half * (0.62 + 0.38 * Math.sin(clamp(t * 1.3, 0, 1) * Math.PI * 0.75)) * end, h: (thick / 2) * end, power: 3 };
    }),
  );
}

function tank(m: MotoSpec): Piece[] {
  const { at, half, drop } = m.tank;
  const [x, z] = at;
  const [a, b, h] = half;
  const rings: Ring[] = [
    { x: x - a, z: z - h * 0.1, y: b * 0.3, h: h * 0.3 },
    { x: x - a * 0.88, z: z + h * 0.02, y: b * 0.72, h: h * 0.72 },
    { x: x - a * 0.4, z: z + h * 0.12, y: b, h: h },
    { x: x + a * 0.1, z, y: b * 0.95, h: h * 0.9 },
    { x: x + a * 0.6, z: z - drop * 0.6, y: b * 0.66, h: h * 0.62 },
    { x: x + a, z: z - drop, y: b * 0.34, h: h * 0.3 },
  ];
  return [
    piece(loft(rings), materials.paintPart),
    piece(block([x - a * 0.25, 0, z + h * 1.13], [0.04, 0.04, 0.008], 2.4, (p) => p, 14), materials.chrome),
  ];
}

function face(m: MotoSpec): Piece[] {
  const [hx, hz] = m.head;
  const lamp = (x: number, y: number, z: number, ry: number, rz: number): Piece[] => [
    piece(block([x + 0.012, y, z], [0.03, ry + 0.008, rz + 0.008], 2.6, (p) => p, 16), materials.blackGloss),
    piece(block([x, y, z], [0.022, ry, rz], 2.4, (p) => p, 16), materials.lamp),
  ];
  const dash = piece(block([hx + 0.02, 0, hz + 0.14], [0.03, 0.085, 0.05], 5, (p) => [p[0] + p[2] * 0.8, p[1], p[2]], 14), materials.blackGloss);
  const shield = (x: number, z: number, wide: number, tall: number, lean: number): Piece => {
    const grid: Grid = {
      rows: 9,
      cols: 13,
      at: (r, c) => {
        const u = c / 6 - 1;
        const v = r / 8;
        return [x + lean * v + u * u * 0.11, u * wide * (1 - 0.35 * v * v), z + tall * v - u * u * 0.05];
      },
    };
    return piece(gridMesh(grid), materials.screen);
  };
  const winkers = both(piece(block([hx - 0.06, 0.17, hz - 0.04], [0.022, 0.022, 0.016], 2.5, (p) => p, 10), materials.amber));
  if (m.face === 'round')
    return [
      piece(block([hx - 0.12, 0, hz - 0.01], [0.1, 0.1, 0.1], 2.1, (p) => [p[0] > 0 ? p[0] : p[0] * 0.5, p[1], p[2]], 24), m.forks === 'chrome' ? materials.chrome : materials.blackGloss),
      piece(block([hx - 0.158, 0, hz - 0.01], [0.03, 0.088, 0.088], 2.1, (p) => p, 24), materials.lamp),
      ...winkers,
      ...both(piece(block([hx - 0.0, 0.06, hz + 0.12], [0.03, 0.045, 0.045], 2.4, (p) => p, 14), materials.chrome)),
    ];
  if (m.face === 'plate')
    return [
      piece(block([hx - 0.1, 0, hz - 0.03], [0.022, 0.11, 0.14], 4, (p) => [p[0] + 0.35 * p[2] - 0.4 * p[1] * p[1] * -1, p[1] * (1 - 0.2 * p[2]), p[2]], 18), materials.plate),
    ];
  if (m.face === 'mask')
    return [
      piece(block([hx - 0.09, 0, hz - 0.02], [0.05, 0.115, 0.15], 3.4, (p) => [p[0] + 0.6 * p[2] + 0.7 * p[1] * p[1], p[1] * (1 - 0.15 * p[2]), p[2]], 20), materials.paintPart),
      ...lamp(hx - 0.155, 0, hz - 0.05, 0.062, 0.045),
      dash,
    ];
  if (m.face === 'adventure')
    return [
      piece(loft([{ x: hx - 0.42, z: hz - 0.17, y: 0.02, h: 0.012 }, { x: hx - 0.34, z: hz - 0.14, y: 0.07, h: 0.02 }, { x: hx - 0.2, z: hz - 0.08, y: 0.1, h: 0.03 }, { x: hx - 0.02, z: hz - 0.06, y: 0.11, h: 0.03 }]), materials.paintPart),
      piece(block([hx - 0.14, 0, hz + 0.03], [0.09, 0.14, 0.1], 3, (p) => [p[0] + 0.5 * p[1] * p[1], p[1], p[2]], 20), materials.blackGloss),
      ...both(lamp(hx - 0.212, 0.058, hz + 0.02, 0.042, 0.03)[1] as Piece),
      shield(hx - 0.22, hz + 0.1, 0.19, 0.34, 0.22),
      dash,
      ...winkers,
    ];
  // Sport: a pointed nose with two narrow lamps and a bubble.
  return [
    piece(loft([{ x: hx - 0.46, z: hz - 0.17, y: 0.025, h: 0.02 }, { x: hx - 0.38, z: hz - 0.12, y: 0.1, h: 0.06 }, { x: hx - 0.22, z: hz - 0.07, y: 0.16, h: 0.105 }, { x: hx - 0.04, z: hz - 0.06, y: 0.2, h: 0.14 }, { x: hx + 0.08, z: hz - 0.1, y: 0.2, h: 0.12 }]), materials.paintPart),
    ...both(piece(block([hx - 0.375, 0.075, hz - 0.1], [0.045, 0.05, 0.013], 2.6, (p) => [p[0] + 1.0 * p[1], p[1], p[2] + 0.4 * p[1]], 16), materials.lamp)),
    piece(block([hx - 0.4, 0, hz - 0.16], [0.04, 0.05, 0.03], 3, (p) => [p[0] + p[1] * p[1] * 0.6, p[1], p[2]], 14), materials.blackGloss),
    shield(hx - 0.28, hz + 0.02, 0.15, 0.2, 0.3),
    dash,
  ];
}

function sides(m: MotoSpec): Piece[] {
  const [ex, ez] = m.engine;
  const [hx, hz] = m.head;
  if (m.fairing === 'full')
    return [
      ...both(piece(loft([{ x: hx - 0.16, z: hz - 0.2, y: 0.03, h: 0.1 }, { x: hx - 0.02, z: hz - 0.27, y: 0.04, h: 0.15 }, { x: ex - 0.1, z: ez + 0.14, y: 0.045, h: 0.22 }, { x: ex + 0.16, z: ez + 0.02, y: 0.045, h: 0.16 }, { x: ex + 0.36, z: ez - 0.08, y: 0.03, h: 0.08 }], 16, 0.17), materials.paintPart)),
      piece(loft([{ x: ex - 0.26, z: ez - 0.1, y: 0.08, h: 0.05 }, { x: ex - 0.1, z: ez - 0.16, y: 0.17, h: 0.08 }, { x: ex + 0.2, z: ez - 0.19, y: 0.17, h: 0.06 }, { x: ex + 0.42, z: ez - 0.2, y: 0.09, h: 0.03 }]), materials.blackGloss),
      ...both(piece(block([ex - 0.02, 0.236, ez + 0.17], [0.15, 0.01, 0.028], 4, (p) => [p[0], p[1], p[2] - 0.9 * p[0]], 12), materials.blackGloss)),
    ];
  const radiator = piece(block([hx + 0.1, 0, ez + 0.22], [0.025, 0.16, 0.13], 8, (p) => [p[0] + p[2] * 0.6, p[1], p[2]], 12), materials.plastic);
  if (m.fairing === 'adventure')
    return [
      radiator,
      ...both(piece(loft([{ x: hx - 0.12, z: hz - 0.1, y: 0.02, h: 0.05 }, { x: hx + 0.04, z: hz - 0.16, y: 0.05, h: 0.13 }, { x: hx + 0.26, z: hz - 0.14, y: 0.06, h: 0.13 }, { x: hx + 0.44, z: hz - 0.13, y: 0.03, h: 0.06 }], 16, 0.19), materials.paintPart)),
      ...both(piece(block([ex + 0.02, 0.19, ez + 0.04], [0.2, 0.016, 0.016], 4, (p) => p, 10), materials.steel)),
      piece(block([ex, 0, ez - 0.2], [0.24, 0.14, 0.03], 4, (p) => [p[0], p[1], p[2] - 0.5 * Math.min(0, p[0]) * 1], 14), materials.satinSilver),
    ];
  if (m.knobs)
    return [
      radiator,
      ...both(piece(loft([{ x: hx - 0.02, z: hz - 0.24, y: 0.015, h: 0.05 }, { x: hx + 0.1, z: hz - 0.2, y: 0.03, h: 0.15 }, { x: hx + 0.3, z: hz - 0.1, y: 0.035, h: 0.1 }, { x: hx + 0.46, z: hz - 0.04, y: 0.02, h: 0.04 }], 16, 0.14), materials.paintPart)),
      ...both(piece(loft([{ x: ex + 0.28, z: ez + 0.42, y: 0.015, h: 0.05 }, { x: ex + 0.42, z: ez + 0.4, y: 0.025, h: 0.11 }, { x: ex + 0.62, z: ez + 0.46, y: 0.025, h: 0.08 }, { x: ex + 0.74, z: ez + 0.52, y: 0.015, h: 0.02 }], 16, 0.12), m.face === 'plate' ? materials.plate : materials.paintPart)),
    ];
  return [radiator, ...both(piece(block([ex + 0.24, 0.12, ez + 0.26], [0.14, 0.035, 0.09], 3, (p) => [p[0], p[1], p[2] * (1 - 0.3 * p[0])], 16), materials.paintPart))];
}

function rearEnd(m: MotoSpec): Piece[] {
  const last = m.seat[m.seat.length - 1] ?? [1.7, 0.8];
  const [x, z] = last;
  const axle: Vec3 = [m.rear.x, 0, m.rear.radius];
  const lamp = (lx: number, lz: number) => piece(block([lx, 0, lz], [0.025, 0.06, 0.02], 3, (p) => p, 14), materials.lampRed);
  if (m.trike !== undefined) {
    const y = m.trike;
    return [
      ...both(piece(mudguard([axle[0], y, axle[2]], m.rear.radius + 0.07, m.rear.tyre * 0.7, -0.1, Math.PI + 0.1), materials.paintPart)),
      piece(loft([{ x: axle[0] - 0.34, z: axle[2] + 0.16, y: 0.2, h: 0.1, power: 4 }, { x: axle[0] - 0.2, z: axle[2] + 0.16, y: y - 0.1, h: 0.19, power: 4 }, { x: axle[0] + 0.3, z: axle[2] + 0.18, y: y - 0.1, h: 0.2, power: 4 }, { x: axle[0] + 0.46, z: axle[2] + 0.18, y: y - 0.2, h: 0.12, power: 4 }]), materials.paintPart),
      ...both(piece(block([axle[0] + 0.46, y - 0.16, axle[2] + 0.2], [0.03, 0.09, 0.028], 3, (p) => p, 14), materials.lampRed)),
      piece(block([axle[0], 0, axle[2]], [0.08, y, 0.05], 6, (p) => p, 14), materials.darkSteel),
    ];
  }
  if (m.tail === 'classic')
    return [
      piece(mudguard(axle, m.rear.radius + 0.055, m.rear.tyre * 0.62, -0.25, 2.5), m.mudguard === 'chrome' ? materials.chrome : materials.paintPart),
      lamp(axle[0] + Math.cos(0.42) * (m.rear.radius + 0.075), axle[2] + Math.sin(0.42) * (m.rear.radius + 0.075)),
    ];
  if (m.tail === 'long')
    return [
      piece(loft([{ x: x - 0.5, z: z - 0.1, y: 0.13, h: 0.06 }, { x: x - 0.2, z: z - 0.08, y: 0.12, h: 0.06 }, { x, z: z - 0.06, y: 0.1, h: 0.05 }, { x: x + 0.12, z: z - 0.06, y: 0.05, h: 0.03 }]), materials.paintPart),
      lamp(x + 0.12, z - 0.06),
      piece(mudguard(axle, m.rear.radius + 0.05, m.rear.tyre * 0.5, 0.0, 1.2), materials.plastic),
    ];
  return [
    piece(loft([{ x: x - 0.5, z: z - 0.19, y: 0.1, h: 0.05 }, { x: x - 0.24, z: z - 0.1, y: 0.105, h: 0.055 }, { x: x + 0.02, z: z - 0.01, y: 0.065, h: 0.035 }, { x: x + 0.1, z: z + 0.01, y: 0.025, h: 0.015 }]), materials.paintPart),
    lamp(x + 0.09, z - 0.012),
    piece(mudguard(axle, m.rear.radius + 0.045, m.rear.tyre * 0.45, 0.7, 1.9), materials.plastic),
  ];
}

/** Tank, seat, fairing, mudguards, luggage. */
export function bodywork(m: MotoSpec): Piece[] {
  const axle: Vec3 = [m.front.x, 0, m.front.radius];
  const guard = m.mudguard === 'high'
    ? piece(loft([{ x: m.front.x - 0.36, z: m.front.radius * 2 + 0.1, y: 0.03, h: 0.008 }, { x: m.front.x - 0.24, z: m.front.radius * 2 + 0.16, y: 0.09, h: 0.016 }, { x: m.front.x + 0.0, z: m.front.radius * 2 + 0.19, y: 0.1, h: 0.018 }, { x: m.front.x + 0.28, z: m.front.radius * 2 + 0.1, y: 0.06, h: 0.012 }]), materials.paintPart)
    : piece(mudguard(axle, m.front.radius + 0.04, m.front.tyre * 0.62, m.mudguard === 'chrome' ? -0.3 : 0.05, 2.5), m.mudguard === 'chrome' ? materials.chrome : materials.paintPart);
  const end = m.seat[m.seat.length - 1] ?? [1.7, 0.8];
  const cases = m.cases
    ? [
        ...both(piece(block([end[0] - 0.06, 0.33, end[1] - 0.2], [0.22, 0.11, 0.17], 8, (p) => p, 20), materials.satinSilver)),
        ...both(piece(block([end[0] - 0.06, 0.33, end[1] - 0.07], [0.225, 0.115, 0.012], 8, (p) => p, 14), materials.plastic)),
      ]
    : [];
  return [guard, ...tank(m), piece(saddle(m.seat, m.seatHalf, 0.09), materials.leather), ...face(m), ...sides(m), ...rearEnd(m), ...cases];
}
