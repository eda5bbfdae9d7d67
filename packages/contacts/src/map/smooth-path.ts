import type { Spot } from './geo.ts';

const round = (value: number) => Math.round(value * 10) / 10;
const at = ({ x, y }: Spot) => `${round(x)} ${round(y)}`;

/**
 * SVG path through all spots without corners (a Catmull–Rom spline). `''` for fewer than two.
 *
 * @param closed joins the last spot to the first
 */
export function smoothPath(spots: readonly Spot[], closed: boolean): string {
  const [first] = spots;
  if (!first || spots.length < 2) return '';
  const count = spots.length;
  const spot = (index: number): Spot =>
    spots[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? first;
  const parts = [`M${at(first)}`];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [spot(i - 1), spot(i), spot(i + 1), spot(i + 2)];
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    parts.push(`C${at(leave)} ${at(arrive)} ${at(to)}`);
  }
  return parts.join('') + (closed ? 'Z' : '');
}
