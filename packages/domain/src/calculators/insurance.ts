import type { CityCode } from '../city.ts';
import { type Limits, readChoice, readNumber } from './calculator-query.ts';
import { insuranceTariff } from './insurance.data.ts';

export const insuranceCovers = { both: 'ОСАГО и\u00a0каско', osago: 'ОСАГО', casco: 'Каско' } as const;
export type InsuranceCover = keyof typeof insuranceCovers;

/** Roubles, year of make, horsepower, years of age and of experience of the youngest driver. */
export type InsuranceInput = {
  cover: InsuranceCover;
  price: number;
  year: number;
  power: number;
  age: number;
  experience: number;
};

const covers = Object.keys(insuranceCovers) as [InsuranceCover, ...InsuranceCover[]];
const drivingAge = 18;

export const insuranceLimits = (
  thisYear: number,
): Record<'price' | 'year' | 'power' | 'age' | 'experience', Limits> => ({
  price: { least: 300_000, most: 30_000_000, step: 10_000, first: 2_500_000 },
  year: { least: thisYear - 15, most: thisYear, step: 1, first: thisYear },
  power: { least: 40, most: 600, step: 5, first: 150 },
  age: { least: drivingAge, most: 80, step: 1, first: 35 },
  experience: { least: 0, most: 60, step: 1, first: 10 },
});

export function readInsuranceInput(params: URLSearchParams, thisYear: number): InsuranceInput {
  const limits = insuranceLimits(thisYear);
  const age = readNumber(params, 'age', limits.age);
  return {
    cover: readChoice(params, 'cover', covers),
    price: readNumber(params, 'price', limits.price),
    year: readNumber(params, 'year', limits.year),
    power: readNumber(params, 'power', limits.power),
    age,
    // Nobody drives for longer than since he was of age.
    experience: Math.min(readNumber(params, 'experience', limits.experience), age - drivingAge),
  };
}

/** Kopecks a year. */
export type Range = { from: number; to: number };
export type InsuranceEstimate = { osago: Range | null; casco: Range | null; total: Range };

const below = (rows: readonly { below: number; factor: number }[], value: number) =>
  rows.find((row) => value < row.below)?.factor ?? 1;

const hundredRoubles = 10_000;
/** Around an estimate in roubles, rounded to a hundred. */
function rangeOf(roubles: number): Range {
  const { spread } = insuranceTariff;
  const round = (value: number) => Math.round((value * 100) / hundredRoubles) * hundredRoubles;
  return { from: round(roubles * (1 - spread)), to: round(roubles * (1 + spread)) };
}

/** What a year of insurance may cost. Demonstration tariff: see `insuranceTariff`. */
export function insuranceEstimate(input: InsuranceInput, city: CityCode, thisYear: number): InsuranceEstimate {
  const { base, place, power, experience, age, casco } = insuranceTariff;
  const driver = below(experience, input.experience) * below(age, input.age);
  const engine = power.find(({ upTo }) => input.power <= upTo)?.factor ?? 1;
  const years = Math.max(thisYear - input.year, 0);
  const compulsory = rangeOf(base * place[city] * engine * driver);
  const own = rangeOf(input.price * (casco.share + casco.perYear * years) * Math.sqrt(driver));
  const parts = { osago: input.cover === 'casco' ? null : compulsory, casco: input.cover === 'osago' ? null : own };
  const sum = (end: keyof Range) => (parts.osago?.[end] ?? 0) + (parts.casco?.[end] ?? 0);
  return { ...parts, total: { from: sum('from'), to: sum('to') } };
}
