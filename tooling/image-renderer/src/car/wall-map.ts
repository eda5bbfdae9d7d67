import type { Grid } from '../mesh/surface.ts';
import { wallRows } from './body.ts';

/**
 * The skin of the lower body unrolled: s runs along the body from the middle of the nose to the middle of the tail.
 * Drawings are made in (s, z), so that a lamp wraps round the corner as it does on a car.
 */
export type WallMap = {
  /** s of a column of the fine grid. */
  ofColumn: readonly number[];
  /** s of a point of the side by its x. */
  side: (x: number) => number;
  /** s of a point of the nose by its distance from the middle. */
  nose: (y: number) => number;
  /** s of a point of the tail by its distance from the middle. */
  tail: (y: number) => number;
  total: number;
};

export function wallMapOf(grid: Grid): WallMap {
  const row = Math.round((wallRows - 1) * 9 * 0.55);
  const line = Array.from({ length: grid.cols }, (_, c) => grid.at(row, c));
  const ofColumn: number[] = [0];
  for (let c = 1; c < line.length; c++) {
    const [a, b] = [line[c - 1] ?? [0, 0, 0], line[c] ?? [0, 0, 0]];
    ofColumn.push((ofColumn[c - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = ofColumn[ofColumn.length - 1] ?? 0;
  const half = Math.floor(line.length / 2);
  const find = (from: number, to: number, step: number, reached: (p: readonly number[]) => boolean): number => {
    for (let c = from; c !== to; c += step) if (reached(line[c] ?? [])) return ofColumn[c] ?? 0;
    return ofColumn[to] ?? 0;
  };
  const between = (x: number): number => {
    for (let c = 1; c < line.length; c++) {
      const [a, b] = [line[c - 1]?.[0] ?? 0, line[c]?.[0] ?? 0];
      if (b >= x) {
        const t = b - a > 1e-9 ? (x - a) / (b - a) : 0;
        return (ofColumn[c - 1] ?? 0) + t * ((ofColumn[c] ?? 0) - (ofColumn[c - 1] ?? 0));
      }
    }
    return total;
  };
  return {
    ofColumn,
    side: between,
    nose: (y) => find(0, half, 1, (p) => (p[1] ?? 0) >= y),
    tail: (y) => find(line.length - 1, half, -1, (p) => (p[1] ?? 0) >= y),
    total,
  };
}
