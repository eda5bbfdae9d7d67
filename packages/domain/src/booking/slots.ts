import { horizonDays, leastNotice, slotStep } from './booking-rules.data.ts';
import { addDays, dayOf, instantOf } from './moscow-time.ts';
import { hoursOn } from './working-hours.ts';

const minuteMs = 60_000;
const stepMs = slotStep * minuteMs;

/** A booking that stands, as instants. */
export type Taken = { resourceId: string; adviserId: string; from: number; to: number; receptionTo: number };

export type Workplace = {
  /** Hours of the department. */
  hours: readonly { days: string; hours: string }[];
  /** Bays or demo cars, any of which will do. */
  resources: readonly string[];
  advisers: readonly string[];
  taken: readonly Taken[];
};

/** A visit: so many minutes of a resource, and in the first ones an adviser. */
export type Visit = { minutes: number; reception: number };

export type Day = {
  date: string;
  /** `full`: open, and nothing is left to choose. */
  state: 'free' | 'full' | 'closed';
  /** Instants. */
  slots: number[];
};

export type Place = { resourceId: string; adviserId: string };

/** Half-hours that are taken, by who takes them up; counted from the first day. */
type Grid = Map<string, Uint8Array>;

const cellsOf = (minutes: number) => Math.ceil(minutes / slotStep);

function gridOf(workplace: Workplace, start: number): Grid {
  const size = (horizonDays + 1) * (1_440 / slotStep);
  const grid: Grid = new Map([...workplace.resources, ...workplace.advisers].map((id) => [id, new Uint8Array(size)]));
  const take = (id: string, from: number, to: number) =>
    grid
      .get(id)
      ?.fill(1, Math.max(0, Math.floor((from - start) / stepMs)), Math.max(0, Math.ceil((to - start) / stepMs)));
  for (const { resourceId, adviserId, from, to, receptionTo } of workplace.taken) {
    take(resourceId, from, to);
    take(adviserId, from, receptionTo);
  }
  return grid;
}

function isFree(cells: Uint8Array | undefined, at: number, count: number): boolean {
  if (!cells || at < 0 || at + count > cells.length) return false;
  for (let n = at; n < at + count; n += 1) if (cells[n]) return false;
  return true;
}

function placeIn(grid: Grid, workplace: Workplace, visit: Visit, cell: number): Place | undefined {
  const resourceId = workplace.resources.find((id) => isFree(grid.get(id), cell, cellsOf(visit.minutes)));
  const adviserId = workplace.advisers.find((id) => isFree(grid.get(id), cell, cellsOf(visit.reception)));
  return resourceId !== undefined && adviserId !== undefined ? { resourceId, adviserId } : undefined;
}

/** Times that the hours allow on a day: on the step, over before closing, with notice. Instants. */
function timesOf({ hours }: Workplace, visit: Visit, day: string, now: number): number[] | undefined {
  const open = hoursOn(hours, day);
  if (!open) return undefined;
  const first = Math.ceil(open.from / slotStep) * slotStep;
  const count = Math.max(0, Math.floor((open.to - visit.minutes - first) / slotStep) + 1);
  return Array.from({ length: count }, (_, n) => instantOf(day, first + n * slotStep)).filter(
    (time) => time >= now + leastNotice * minuteMs,
  );
}

/** The days of the horizon with the times that are free on them. `now` is an instant. */
export function freeDays(workplace: Workplace, visit: Visit, now: number): Day[] {
  const today = dayOf(now);
  const start = instantOf(today);
  const grid = gridOf(workplace, start);
  return Array.from({ length: horizonDays }, (_, n) => {
    const date = addDays(today, n);
    const times = timesOf(workplace, visit, date, now);
    if (!times) return { date, state: 'closed', slots: [] };
    const slots = times.filter((time) => placeIn(grid, workplace, visit, (time - start) / stepMs));
    return { date, state: slots.length > 0 ? 'free' : 'full', slots };
  });
}

/** Who takes a visit at an instant; undefined when nobody can, or when the time may not be chosen. */
export function findPlace(workplace: Workplace, visit: Visit, at: number, now: number): Place | undefined {
  const today = dayOf(now);
  const day = dayOf(at);
  if (day < today || day >= addDays(today, horizonDays)) return undefined;
  if (!timesOf(workplace, visit, day, now)?.includes(at)) return undefined;
  const start = instantOf(today);
  return placeIn(gridOf(workplace, start), workplace, visit, (at - start) / stepMs);
}

/** The free times that are nearest to a wanted one, in the order of the clock. Instants. */
export function nearestSlots(days: readonly Day[], wanted: number, count = 4): number[] {
  return days
    .flatMap(({ slots }) => slots)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);
}
