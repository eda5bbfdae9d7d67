import { curve } from '../mesh/curve.ts';
import { type Grid, refine } from '../mesh/surface.ts';
import { clamp, length2, mix, smoothstep, type Vec3 } from '../mesh/vec.ts';
import type { CarSpec } from './car-spec.ts';

/** Rows of the side from the sill to the shoulder: share of the height, and how far in from the widest line. */
const side: readonly (readonly [number, number])[] = [
  [0, 0.2],
  [0.012, 0.07],
  [0.06, 0.014],
  [0.15, 0.014],
  [0.36, 0.05],
  [0.6, 0.034],
  [0.76, 0.004],
  [0.785, 0],
  [0.85, 0.034],
  [0.965, 0.06],
  [1, 0.09],
];
/** Rings of the top, drawn toward the middle. */
const top = [0.955, 0.86, 0.7, 0.5, 0.3, 0.12, 0.015];

export const wallRows = side.length;

type Station = { x: number; y: number; nose: number; tail: number };

/** The plan of the body from the middle of the nose round to the middle of the tail. */
function stations(c: CarSpec): Station[] {
  const { length: l, noseSweep: n, tailSweep: t } = c;
  const front = c.wheel.front;
  const rear = c.wheel.rear;
  const span = rear - front;
  return [
    { x: 0, y: 0, nose: 1, tail: 0 },
    { x: n * 0.03, y: 0.36, nose: 1, tail: 0 },
    { x: n * 0.2, y: 0.66, nose: 1, tail: 0 },
    { x: n * 0.52, y: 0.87, nose: 0.9, tail: 0 },
    { x: n * 1.1, y: 0.975, nose: 0.5, tail: 0 },
    { x: mix(n * 1.1, front, 0.6), y: 0.995, nose: 0.16, tail: 0 },
    { x: front + 0.12, y: 1.003, nose: 0.04, tail: 0 },
    { x: front + span * 0.25, y: 0.992, nose: 0, tail: 0 },
    { x: front + span * 0.5, y: 0.99, nose: 0, tail: 0 },
    { x: front + span * 0.75, y: 0.994, nose: 0, tail: 0 },
    { x: rear - 0.12, y: 1.006, nose: 0, tail: 0.04 },
    { x: mix(l - t * 1.1, rear, 0.6), y: 0.998, nose: 0, tail: 0.16 },
    { x: l - t * 1.1, y: 0.965, nose: 0, tail: 0.5 },
    { x: l - t * 0.52, y: 0.87, nose: 0, tail: 0.9 },
    { x: l - t * 0.2, y: 0.66, nose: 0, tail: 1 },
    { x: l - t * 0.03, y: 0.36, nose: 0, tail: 1 },
    { x: l, y: 0, nose: 0, tail: 1 },
  ];
}

/** Control grid of the lower body: side walls, then the bonnet-deck surface that closes it. */
function bodyControl(c: CarSpec): Grid {
  const plan = stations(c);
  const bottom = curve(c.bottom);
  const edge = curve(c.edge);
  const center = curve(c.center);
  const normals = plan.map((p, i) => {
    const a = plan[i - 1] ?? { x: p.x, y: -p.y - 0.36 };
    const b = plan[i + 1] ?? { x: p.x, y: -p.y - 0.36 };
    const [dx, dy] = [b.x - a.x, (b.y - a.y) * c.half];
    const l = Math.hypot(dx, dy) || 1;
    if (i === 0) return [-1, 0] as const;
    if (i === plan.length - 1) return [1, 0] as const;
    return [-dy / l, dx / l] as const;
  });
  const wall = (row: number, col: number): Vec3 => {
    const p = plan[col];
    const n = normals[col];
    const [t, inset] = side[row] ?? [0, 0];
    if (!p || !n) return [0, 0, 0];
    const flank = 1 - p.nose - p.tail;
    const deep = inset * flank + (c.noseRows[row] ?? 0) * p.nose + (c.tailRows[row] ?? 0) * p.tail;
    const x = p.x - n[0] * deep;
    const y = Math.max(0, p.y * c.half - n[1] * deep);
    return [x, y, mix(bottom(p.x), edge(p.x), t)];
  };
  const last = side.length - 1;
  const spine = c.length * 0.5;
  return {
    rows: side.length + top.length,
    cols: plan.length,
    at: (row, col) => {
      if (row <= last) return wall(row, col);
      const f = top[row - last - 1] ?? 0;
      const [ex, ey] = wall(last, col);
      const long = mix(1, f, 0.92);
      const x = spine + (ex - spine) * long;
      const y = ey * f;
      const edgeY = c.half - 0.085;
      const across = clamp(y / edgeY, 0, 1);
      return [x, y, mix(center(x), edge(x), across ** 2.4)];
    },
  };
}

/** Fender swell and the rolled lip round the wheel arches, put on the fine surface. */
function swell(c: CarSpec, p: Vec3): Vec3 {
  const { wheel } = c;
  let out = 0;
  for (const axle of c.cabOnly ? [wheel.front] : [wheel.front, wheel.rear]) {
    const lip = length2(p[0] - axle, p[2] - wheel.radius) - archRadius(c);
    // Farther away it comes to nothing.
    if (lip <= -0.06 || lip > 1.2) continue;
    out += c.fender * Math.exp(-((Math.max(0, lip) / 0.17) ** 2)) * smoothstep(1.2, 0.85, p[2]);
    if (lip < 0.3) out += 0.01 * Math.exp(-(((lip - 0.008) / 0.022) ** 2));
  }
  const flank = smoothstep(0.55, 0.85, Math.abs(p[1]) / c.half);
  // Two creases on the bonnet: without them the largest panel of the picture is a blank.
  const bonnet = smoothstep(0.22, 1.0, p[0]) * smoothstep(c.cabin.cowl + 0.3, c.cabin.cowl - 0.1, p[0]);
  const dome = 0.017 * bonnet * smoothstep(0.66, 0.54, Math.abs(p[1]) / c.half) * (p[2] > 0.6 ? 1 : 0);
  return [p[0], p[1] + Math.sign(p[1]) * out * flank, p[2] + dome];
}

export const archRadius = (c: CarSpec): number => c.wheel.radius + (c.cladding ? 0.055 : 0.042);

/** Whether a point of the skin lies in the wheel opening. */
export function inArch(c: CarSpec, x: number, y: number, z: number): boolean {
  if (Math.abs(y) < c.half * 0.6) return false;
  const r = archRadius(c);
  const f = x - c.wheel.front;
  const b = c.cabOnly ? 9 : x - c.wheel.rear;
  const h = z - c.wheel.radius;
  return f * f + h * h < r * r || b * b + h * h < r * r;
}

export const bodyGrid = (c: CarSpec): Grid => {
  const fine = refine(bodyControl(c), 'mirror', 9, 16);
  return { ...fine, at: (r, col) => swell(c, fine.at(r, col)) };
};
/** Row of the fine grid where the wall ends and the top begins. */
export const topRow = (wallRows - 1) * 9;
