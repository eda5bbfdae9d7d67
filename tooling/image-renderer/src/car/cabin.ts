import { curve } from '../mesh/curve.ts';
import { type Grid, refine } from '../mesh/surface.ts';
import { mix, type Vec3 } from '../mesh/vec.ts';
import type { CarSpec } from './car-spec.ts';

const rows: readonly number[] = [0, 0.16, 0.4, 0.64, 0.84, 0.94, 1];
const roofRings = [0.965, 0.88, 0.7, 0.45, 0.2, 0.02];

/** Offset back from the windscreen (positive) or forward from the rear window (negative), and share of the half width. */
const frontColumns: readonly (readonly [foot: number, header: number, y: number])[] = [
  [0, 0, 0],
  [0.012, 0.006, 0.34],
  [0.05, 0.025, 0.66],
  [0.11, 0.065, 0.88],
  [0.2, 0.14, 0.975],
  [0.36, 0.27, 1.0],
];

/** Control grid of the cabin: windscreen, side windows, rear window, then the roof. */
function cabinControl(c: CarSpec): Grid {
  const { cabin } = c;
  const edge = curve(c.edge);
  const roof = curve(cabin.roof);
  const beltY = c.half - 0.1;
  const roofY = c.half - 0.085 - cabin.lean;
  type Column = { foot: number; head: number; y: number };
  const columns: Column[] = frontColumns.map(([f, h, y]) => ({ foot: cabin.cowl + f, head: cabin.header + h, y }));
  for (const t of [0.25, 0.5, 0.75]) {
    columns.push({
      foot: mix(cabin.cowl + 0.36, cabin.rearFoot - 0.4, t),
      head: mix(cabin.header + 0.27, cabin.rearHeader - 0.27, t),
      y: 1.012,
    });
  }
  for (const [f, h, y] of [...frontColumns].reverse())
    columns.push({ foot: cabin.rearFoot - f, head: cabin.rearHeader - h, y: y * (y > 0.9 ? 0.975 : 1) });
  const middle = (cabin.header + cabin.rearHeader) / 2;
  const wall = (v: number, col: number): Vec3 => {
    const k = columns[col] ?? { foot: 0, head: 0, y: 0 };
    const rearness = Math.max(0, (k.foot - cabin.rearFoot + 0.5) / 0.5);
    const low = edge(k.foot) - 0.04 + (cabin.rearRise ?? 0) * Math.min(1, rearness);
    const high = roof(k.head) - 0.05;
    const bulge = Math.sin(Math.PI * v) * 0.024;
    const x = mix(k.foot, k.head, v);
    // Sheet and glass bow outward: forward on the windscreen, sideways on the doors, back on the rear window.
    const frontness = 1 - Math.min(1, k.y * k.y * 1.05);
    const way = col < columns.length / 2 ? -1 : 1;
    return [
      x + way * bulge * frontness * 1.1,
      k.y * (mix(beltY, roofY, v) + bulge * (1 - frontness)),
      mix(low, high, v),
    ];
  };
  return {
    rows: rows.length + roofRings.length,
    cols: columns.length,
    at: (row, col) => {
      if (row < rows.length) return wall(rows[row] ?? 0, col);
      const f = roofRings[row - rows.length] ?? 0;
      const [ex, ey] = wall(1, col);
      const x = middle + (ex - middle) * mix(1, f, 0.97);
      const y = ey * f;
      const across = y / roofY;
      return [x, y, roof(x) - 0.05 * Math.min(1, across * across) ** 1.2 + 0.006];
    },
  };
}

export const cabinGrid = (c: CarSpec): Grid => refine(cabinControl(c), 'mirror', 9, 14);
export const cabinTopRow = (rows.length - 1) * 9 + 4;
/** Fine columns where the windscreen ends and the rear window begins. */
export const screenColumn = 3 * 14 + 9;
export const rearColumn = (frontColumns.length * 2 + 3 - 1) * 14 - screenColumn;
