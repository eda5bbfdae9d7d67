import type { VehicleReport } from '@showroom/api-contract/lead';
import { createRandom, type Random } from '../../seed/random.ts';
import { maskVin } from '../catalog/mask-vin.ts';
import type { ReportedVehicle } from './queries.ts';
import { costlyWorks, mileageSources, reportNotice, services } from './report-words.data.ts';

type Day = string;
const dayMs = 86_400_000;
const toDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/**
 * The history of a used vehicle, invented for the demonstration stock from what its card says: the same vehicle always
 * has the same one, its last mileage and its number of owners are the card's.
 */
export function makeReport(vehicle: ReportedVehicle): VehicleReport {
  const random = createRandom(vehicle.id * 7 + 3);
  const end = Date.parse(vehicle.publishedOn);
  const start = Math.min(Date.UTC(vehicle.year, random.int(0, 8), random.int(1, 28)), end - 90 * dayMs);
  const mileage = mileageOf(vehicle, start, end, random);
  return {
    vehicleId: vehicle.id,
    title: vehicle.title,
    bodyType: vehicle.bodyType,
    vinMasked: maskVin(vehicle.vin),
    year: vehicle.year,
    notice: reportNotice,
    owners: ownersOf(vehicle.owners ?? 1, start, end, random),
    mileage,
    events: eventsOf(mileage, random),
    restrictions: { pledge: false, wanted: false, registrationBan: false },
  };
}

function ownersOf(count: number, start: number, end: number, random: Random): VehicleReport['owners'] {
  const bounds = Array.from({ length: count + 1 }, (_, n) => start + ((end - start) * n) / count);
  return Array.from({ length: count }, (_, n) => ({
    from: toDay(bounds[n] ?? start),
    to: toDay(bounds[n + 1] ?? end),
    kind: random.chance(0.12) ? ('company' as const) : ('person' as const),
  }));
}

/** One record a year or so, never falling, ending with what the card shows. */
function mileageOf(
  { mileageKm, engineHours }: ReportedVehicle,
  start: number,
  end: number,
  random: Random,
): VehicleReport['mileage'] {
  const last = engineHours ?? mileageKm;
  const step = engineHours === null ? 100 : 1;
  const count = Math.max(2, Math.min(8, Math.round((end - start) / (300 * dayMs))));
  return Array.from({ length: count }, (_, n) => {
    const share = (n + 1) / count;
    const isLast = n === count - 1;
    const use = isLast ? last : Math.round((last * (share - 0.5 / count)) / step) * step;
    return {
      date: toDay(start + (end - start) * share),
      ...(engineHours === null ? { mileageKm: use } : { mileageKm: 0, engineHours: use }),
      source: isLast ? 'Осмотр у\u00a0дилера' : random.pick(mileageSources),
    };
  });
}

function eventsOf(mileage: VehicleReport['mileage'], random: Random): VehicleReport['events'] {
  const [, ...later] = mileage;
  return later.flatMap(({ date }) => {
    const service = { date, kind: 'service' as const, title: random.pick(services), cost: null };
    if (!random.chance(0.22)) return [service];
    const work = random.pick(costlyWorks);
    return [{ date, kind: work.kind, title: work.title, cost: random.int(work.from, work.to) * 100_000 }, service];
  });
}
