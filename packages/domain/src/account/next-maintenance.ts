import { type MaintenanceEngine, maintenanceStep } from '../calculators/maintenance.data.ts';
import { type Service, serviceOf } from '../calculators/maintenance.ts';

/** What is known of a car. ISO days; kilometres. */
export type CarUse = {
  mark: string | undefined;
  engine: MaintenanceEngine;
  year: number | undefined;
  readings: readonly { km: number; on: string }[];
  /** Day and mileage of the last service here. */
  served?: { km: number | undefined; on: string } | undefined;
};

export type NextMaintenance = {
  service: Service;
  /** ISO day by which it is due: by the kilometres driven a day, or a year after the last one, whichever is sooner. */
  dueOn: string;
  /** Kilometres until then; negative: overdue. */
  kmLeft: number;
  isOverdue: boolean;
};

const dayMs = 86_400_000;
const yearDays = 365;
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const later = (day: string, days: number) => toDay(Date.parse(day) + days * dayMs);
const least = (one: string, other: string) => (one < other ? one : other);

/** Kilometres a day between the first reading and the last one, 30 days apart at least; else 15,000 a year. */
function dailyKm(readings: CarUse['readings']): number {
  const [first, last] = [readings[0], readings.at(-1)];
  const usual = 15_000 / yearDays;
  if (!first || !last) return usual;
  const days = (Date.parse(last.on) - Date.parse(first.on)) / dayMs;
  return days >= 30 && last.km > first.km ? (last.km - first.km) / days : usual;
}

/**
 * The next service by the regulation of the maintenance calculator: by mileage or a year after the last one, whichever comes
 * first. Undefined where no mileage is known. `readings` stand in the order of their days.
 */
export function nextMaintenance(use: CarUse, today: string): NextMaintenance | undefined {
  const last = use.readings.at(-1);
  if (!last) return undefined;
  const step = maintenanceStep[use.engine];
  const servedAt = use.served?.km;
  // A service a little before its number is that number's.
  const done = servedAt === undefined ? Math.floor(last.km / step) : Math.max(1, Math.round(servedAt / step));
  const service = serviceOf(Math.max(1, done + 1), use.engine, use.mark);
  const kmLeft = service.mileage - last.km;
  const byMileage = later(last.on, Math.max(0, Math.round(kmLeft / dailyKm(use.readings))));
  const byTime = use.served ? later(use.served.on, yearDays) : undefined;
  const dueOn = byTime === undefined ? byMileage : least(byMileage, byTime);
  return { service, dueOn, kmLeft, isOverdue: dueOn < today || kmLeft < 0 };
}
