import { type Limits, readChoice, readCode, readNumber } from './calculator-query.ts';
import {
  type MaintenanceEngine,
  maintenanceEngines,
  maintenanceStep,
  maintenanceWorks,
  premiumFactor,
  premiumMarks,
} from './maintenance.data.ts';

/** Year of make, kilometres. */
export type MaintenanceInput = {
  mark: string | undefined;
  model: string | undefined;
  engine: MaintenanceEngine;
  year: number;
  mileage: number;
};

const engines = Object.keys(maintenanceEngines) as [MaintenanceEngine, ...MaintenanceEngine[]];
const oldest = 20;

/** Bounds by the current year. */
export const maintenanceLimits = (thisYear: number): Record<'year' | 'mileage', Limits> => ({
  year: { least: thisYear - oldest, most: thisYear, step: 1, first: thisYear - 3 },
  mileage: { least: 0, most: 300_000, step: 1_000, first: 45_000 },
});

export function readMaintenanceInput(params: URLSearchParams, thisYear: number): MaintenanceInput {
  const limits = maintenanceLimits(thisYear);
  const mark = readCode(params, 'mark');
  return {
    mark,
    model: mark === undefined ? undefined : readCode(params, 'model'),
    engine: readChoice(params, 'engine', engines),
    year: readNumber(params, 'year', limits.year),
    mileage: readNumber(params, 'mileage', limits.mileage),
  };
}

/** A work with its price «от», kopecks. */
export type PricedWork = { name: string; work: number; parts: number };
export type Service = {
  /** Its number, from 1. */
  number: number;
  /** By the regulation, kilometres. */
  mileage: number;
  works: readonly PricedWork[];
  work: number;
  parts: number;
  price: number;
};

const rouble = 100;
const sumOf = (works: readonly PricedWork[], part: 'work' | 'parts') =>
  works.reduce((sum, item) => sum + item[part], 0);

/** The works of a service of this number, with prices «от», kopecks. */
export function serviceOf(number: number, engine: MaintenanceEngine, mark: string | undefined): Service {
  const factor = mark !== undefined && premiumMarks.has(mark) ? premiumFactor : 1;
  const priced = (roubles: number) => Math.round(roubles * factor) * rouble;
  const works = maintenanceWorks
    .filter((item) => item.engines.includes(engine) && number % item.every === 0)
    .map(({ name, work, parts }) => ({ name, work: priced(work), parts: priced(parts) }));
  const [work, parts] = [sumOf(works, 'work'), sumOf(works, 'parts')];
  return { number, mileage: number * maintenanceStep[engine], works, work, parts, price: work + parts };
}

/**
 * What is due now and what comes next. The number of the service follows from the mileage or from the years, whichever is
 * ahead: a year is one service at the latest.
 */
export function maintenancePlan(
  { mark, engine, year, mileage }: MaintenanceInput,
  thisYear: number,
): { due: Service; next: Service } {
  const byMileage = Math.round(mileage / maintenanceStep[engine]);
  const number = Math.max(byMileage, thisYear - year, 1);
  return { due: serviceOf(number, engine, mark), next: serviceOf(number + 1, engine, mark) };
}
