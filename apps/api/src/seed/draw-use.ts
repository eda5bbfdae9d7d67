import type { BodyType, Condition, EngineType, TransportType } from '@showroom/domain/dictionaries';
import { countsHours } from '@showroom/domain/vehicle-use';
import { seedYear } from './calendar.ts';
import type { Random } from './random.ts';

type Subject = { type: TransportType; condition: Condition; engine: EngineType; year: number; body?: BodyType };

/** Kilometres a year, least and most: cars 8 to 22 thousand; a jet ski has engine hours, of a short summer. */
const yearlyKm: Record<TransportType, readonly [number, number]> = {
  cars: [8_000, 22_000],
  moto: [2_000, 7_500],
  atv: [600, 2_600],
  'jet-ski': [15, 70],
  commercial: [22_000, 52_000],
};
/** A motorcycle for dirt is ridden at weekends, and one for races on a track alone. */
const dirtKm: Partial<Record<BodyType, readonly [number, number]>> = {
  cross: [120, 700],
  'off-road': [400, 1_800],
  enduro: [1_200, 4_200],
};
/** A van of a car does a courier's day, not a coach's. */
const vanKm = [16_000, 34_000] as const;
/** Electric cars stay in town. */
const electricFactor = 0.7;
const deliveryKm = 50;

/** What a vehicle ran, in the measure of its type: up to 50 km for a new one, else by age. */
function drawRun(random: Random, { type, condition, engine, year, body = 'sedan' }: Subject): number {
  if (condition === 'new')
    return type === 'cars' || type === 'commercial' ? random.int(3, deliveryKm) : random.int(0, 5);
  const [least, most] = dirtKm[body] ?? (body === 'van' ? vanKm : yearlyKm[type]);
  const middle = (least + most) / 2;
  const rate = Math.min(most, Math.max(least, middle + (random.normal() * (most - least)) / 5));
  // The first cars of a year are bought in January, the last in December.
  const years = Math.max(0.4, seedYear - year + random.next() - 0.2);
  // Old cars are driven less.
  const worn = years > 8 ? 8 + (years - 8) * 0.6 : years;
  const km = rate * worn * (engine === 'electro' ? electricFactor : 1);
  return random.chance(0.35) && !countsHours(type) && !dirtKm[body]
    ? Math.max(1_000, Math.round(km / 1_000) * 1_000)
    : Math.round(km);
}

/** Mileage in km, or the hours of an engine. */
export function drawUse(random: Random, subject: Subject): { mileageKm: number; engineHours: number | null } {
  const run = drawRun(random, subject);
  if (!countsHours(subject.type)) return { mileageKm: run, engineHours: null };
  return { mileageKm: 0, engineHours: subject.condition === 'used' ? run : null };
}

/** Owners by the title document; null for new ones. */
export function drawOwners(random: Random, { condition, year }: Subject): number | null {
  if (condition === 'new') return null;
  const age = seedYear - year;
  const expected = age <= 3 ? 1 : 1 + age / 7;
  // Nobody sells within a year, hardly anybody within two: in three years a car had two owners at most.
  const most = age < 2 ? 1 : age <= 3 ? 2 : 4;
  return Math.min(most, Math.max(1, Math.round(expected + random.normal() * 0.6)));
}
