import type { Condition, TransportType } from '@showroom/domain/dictionaries';
import { seedYear } from './calendar.ts';
import type { ModelFacts } from './facts/types.ts';
import type { Random } from './random.ts';

type PriceSubject = {
  type: TransportType;
  condition: Condition;
  year: number;
  mileageKm: number;
  /** 0 the cheapest version of the model … 1 the dearest. */
  richness: number;
};

const roundTo = 1_000;
const kopecks = 100;

/** What is left of the new price after so many years: 12 % go in the first, then 8.5 % a year, luxury faster. */
function keptValue(age: number, klass: ModelFacts['klass'], type: TransportType): number {
  if (age <= 0) return 0.96;
  const yearly = klass === 'F' || klass === 'E' ? 0.895 : type === 'moto' ? 0.93 : 0.915;
  return Math.max(0.07, 0.88 * yearly ** (age - 1));
}

/** What a vehicle runs in a year. Nobody pays by the mileage of what is for dirt or water. */
const usualKm: Partial<Record<TransportType, number>> = { cars: 15_000, commercial: 33_000, moto: 4_700 };

/** More than the usual mileage costs up to 15 %, less brings up to 8 %. */
function mileageFactor({ type, year, mileageKm }: PriceSubject): number {
  const yearly = usualKm[type];
  if (yearly === undefined) return 1;
  const usual = Math.max(1, seedYear - year) * yearly;
  return Math.min(1.08, Math.max(0.85, 1.08 - (0.08 * mileageKm) / usual));
}

/** Above so many times the cheapest new one a trim counts as rich. */
const richTrim = 1.2;
/** A used one costs at most so much of the cheapest new one, which may be last year's with its own discount. */
const mostOfNew = 0.85;

/** Whether a used one may cost what a new one does: a rich trim of at most two years. */
const rivalsNew = (age: number, fresh: number, cheapest: number): boolean => age <= 2 && fresh >= cheapest * richTrim;

/** A used one for the price of the cheapest new one is bought by nobody. Past the limit prices draw close, but differ. */
function belowNew(value: number, cheapest: number): number {
  const most = cheapest * mostOfNew;
  return value <= most ? value : most * (0.96 + (0.04 * most) / value);
}

const inKopecks = (roubles: number) => Math.max(30, Math.round(roubles / roundTo)) * roundTo * kopecks;

/** Price in kopecks, whole thousands of roubles, from the new price of the model. */
export function drawPrice(random: Random, model: ModelFacts, subject: PriceSubject): number {
  const [from, to] = model.newPrice ?? model.basePrice ?? [0, 0];
  const fresh = (from + (to - from) * subject.richness) * 1_000;
  if (subject.condition === 'new') {
    const value = fresh * (subject.year < seedYear ? 0.93 : 1) * (1 + random.normal() * 0.012);
    return inKopecks(value);
  }
  const age = seedYear - subject.year;
  const value =
    fresh * keptValue(age, model.klass, subject.type) * mileageFactor(subject) * (1 + random.normal() * 0.055);
  const cheapest = from * 1_000;
  return inKopecks(model.newPrice && !rivalsNew(age, fresh, cheapest) ? belowNew(value, cheapest) : value);
}

/** The price before the discount, on about a quarter of the stock: 3 to 11 % above; null on the rest. */
export function drawOldPrice(random: Random, price: number): number | null {
  if (!random.chance(0.25)) return null;
  const before = price * (1.03 + random.next() * 0.08);
  const step = roundTo * kopecks;
  return Math.max(price + step, Math.round(before / step) * step);
}
