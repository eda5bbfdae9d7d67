import { bsplineWeights } from './curve.ts';
import type { Mesh } from './mesh.ts';
import { normalsOf, write } from './mesh.ts';
import type { Vec2, Vec3 } from './vec.ts';

/** A grid of points, `rows` × `cols`, row by row. */
export type Grid = { rows: number; cols: number; at: (row: number, col: number) => Vec3 };

const reflectPoint = (p: Vec3, over: Vec3): Vec3 => [2 * over[0] - p[0], 2 * over[1] - p[1], 2 * over[2] - p[2]];

/**
 * Ends of a spline direction: `clamped` runs through the end points, `mirror` continues into the other half of a body
 * that is symmetric over y = 0 (so the nose has no seam), `closed` is a ring.
 */
type End = 'clamped' | 'mirror' | 'closed';

function extended(line: readonly Vec3[], end: End): Vec3[] {
  const first = line[0] ?? [0, 0, 0];
  const last = line[line.length - 1] ?? [0, 0, 0];
  const second = line[1] ?? first;
  const beforeLast = line[line.length - 2] ?? last;
  if (end === 'closed') return [last, ...line, first, second];
  if (end === 'mirror')
    return [[second[0], -second[1], second[2]], ...line, [beforeLast[0], -beforeLast[1], beforeLast[2]]];
  return [reflectPoint(second, first), ...line, reflectPoint(beforeLast, last)];
}

function evaluate(line: readonly Vec3[], span: number, t: number): Vec3 {
  const w = bsplineWeights(t);
  let x = 0;
  let y = 0;
  let z = 0;
  for (let k = 0; k < 4; k++) {
    const p = line[span + k] ?? [0, 0, 0];
    const weight = w[k] ?? 0;
    x += p[0] * weight;
    y += p[1] * weight;
    z += p[2] * weight;
  }
  return [x, y, z];
}

/** Samples one B-spline line, `per` steps between control points. */
export function splineLine(line: readonly Vec3[], end: End, per: number): Vec3[] {
  const points = extended(line, end);
  const spans = points.length - 3;
  const out: Vec3[] = [];
  for (let i = 0; i < spans * per + (end === 'closed' ? 0 : 1); i++) {
    const span = Math.min(spans - 1, Math.floor(i / per));
    out.push(evaluate(points, span, i / per - span));
  }
  return out;
}

/** A grid refined as a bicubic B-spline: rows are clamped, columns end as told. */
export function refine(grid: Grid, colEnd: End, perRow: number, perCol: number, rowEnd: End = 'clamped'): Grid {
  const lines: Vec3[][] = [];
  for (let r = 0; r < grid.rows; r++) {
    lines.push(
      splineLine(
        Array.from({ length: grid.cols }, (_, c) => grid.at(r, c)),
        colEnd,
        perCol,
      ),
    );
  }
  const cols = lines[0]?.length ?? 0;
  const columns: Vec3[][] = [];
  for (let c = 0; c < cols; c++) {
    columns.push(
      splineLine(
        lines.map((l) => l[c] ?? [0, 0, 0]),
        rowEnd,
        perRow,
      ),
    );
  }
  return { rows: columns[0]?.length ?? 0, cols, at: (r, c) => columns[c]?.[r] ?? [0, 0, 0] };
}

/** Triangles of a grid. `flip` turns the front side; `close` joins the last column to the first. */
export function gridMesh(
  grid: Grid,
  options: {
    st?: (p: Vec3, row: number, col: number) => Vec2;
    flip?: boolean;
    close?: boolean;
    closeRows?: boolean;
  } = {},
): Mesh {
  const { rows, cols } = grid;
  const positions = new Float32Array(rows * cols * 3);
  const st = new Float32Array(rows * cols * 2);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      const p = grid.at(r, c);
      write(positions, (r * cols + c) * 3, p);
      if (!options.st) continue;
      const [s, t] = options.st(p, r, c);
      st[(r * cols + c) * 2] = s;
      st[(r * cols + c) * 2 + 1] = t;
    }
  }
  const spansR = options.closeRows ? rows : rows - 1;
  const spansC = options.close ? cols : cols - 1;
  const index = new Uint32Array(spansR * spansC * 6);
  let k = 0;
  for (let r = 0; r < spansR; r++) {
    for (let c = 0; c < spansC; c++) {
      const a = r * cols + c;
      const b = r * cols + ((c + 1) % cols);
      const d = ((r + 1) % rows) * cols + c;
      const e = ((r + 1) % rows) * cols + ((c + 1) % cols);
      index[k] = a;
      index[k + 1] = options.flip ? d : b;
      index[k + 2] = options.flip ? b : d;
      index[k + 3] = b;
      index[k + 4] = options.flip ? d : e;
      index[k + 5] = options.flip ? e : d;
      k += 6;
    }
  }
  return { positions, normals: normalsOf(positions, index), st, index };
}
