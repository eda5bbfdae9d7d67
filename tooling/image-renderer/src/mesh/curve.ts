import type { Vec2 } from './vec.ts';

/**
 * A smooth function through points sorted by their first number (monotone cubic, so it never overshoots:
 * a roof line that dips between two equal heights would show as a dent in every reflection).
 * Outside the points the nearest value holds.
 */
export function curve(points: readonly Vec2[]): (x: number) => number {
  const n = points.length;
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const at = (list: readonly number[], i: number) => list[i] ?? 0;
  const slopes = xs.map((_, i) => {
    if (i === 0 || i === n - 1) return 0;
    const before = (at(ys, i) - at(ys, i - 1)) / (at(xs, i) - at(xs, i - 1));
    const after = (at(ys, i + 1) - at(ys, i)) / (at(xs, i + 1) - at(xs, i));
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  if (n > 1) {
    slopes[0] = (at(ys, 1) - at(ys, 0)) / (at(xs, 1) - at(xs, 0));
    slopes[n - 1] = (at(ys, n - 1) - at(ys, n - 2)) / (at(xs, n - 1) - at(xs, n - 2));
  }
  return (x) => {
    if (x <= at(xs, 0)) return at(ys, 0);
    if (x >= at(xs, n - 1)) return at(ys, n - 1);
    let i = 0;
    while (x > at(xs, i + 1)) i++;
    const h = at(xs, i + 1) - at(xs, i);
    const t = (x - at(xs, i)) / h;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      at(ys, i) * (2 * t3 - 3 * t2 + 1) +
      at(slopes, i) * h * (t3 - 2 * t2 + t) +
      at(ys, i + 1) * (3 * t2 - 2 * t3) +
      at(slopes, i + 1) * h * (t3 - t2)
    );
  };
}

/** Weights of the four control points of a uniform cubic B-spline at `t` within its span. */
export function bsplineWeights(t: number): [number, number, number, number] {
  const u = 1 - t;
  return [
    (u * u * u) / 6,
    (3 * t * t * t - 6 * t * t + 4) / 6,
    (-3 * t * t * t + 3 * t * t + 3 * t + 1) / 6,
    (t * t * t) / 6,
  ];
}
