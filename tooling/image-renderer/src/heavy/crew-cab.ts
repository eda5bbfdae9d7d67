import type { CarSpec } from '../car/car-spec.ts';
import type { Vec2 } from '../mesh/vec.ts';

/** The same cab with a second row: what lies behind `from` stands `row` metres farther back, and another door on each side fills the gap. */
export function crewCab(c: CarSpec, from: number, row: number): CarSpec {
  const line = (points: readonly Vec2[]): Vec2[] => points.map(([x, z]) => [x > from ? x + row : x, z]);
  const end = c.doors.at(-1) ?? from;
  return {
    ...c,
    length: c.length + row,
    wheel: { ...c.wheel, rear: c.wheel.rear + row },
    bottom: line(c.bottom),
    edge: line(c.edge),
    center: line(c.center),
    cabin: {
      ...c.cabin,
      rearHeader: c.cabin.rearHeader + row,
      rearFoot: c.cabin.rearFoot + row,
      roof: line(c.cabin.roof),
    },
    windows: line(c.windows),
    pillars: [...c.pillars, end],
    doors: [...c.doors, end + row],
    ...(c.blindFrom === undefined ? {} : { blindFrom: c.blindFrom + row }),
  };
}
