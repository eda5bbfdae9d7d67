import type { BodyType, Condition, EngineType, TransportType } from '@showroom/domain/dictionaries';
import { hasRearDoors } from '@showroom/domain/doors';
import { inspectionGroups, type VehicleInspection } from '@showroom/domain/vehicle-inspection';
import { seedYear } from './calendar.ts';
import { createRandom, type Random } from './random.ts';

type Subject = {
  id: number;
  type: TransportType;
  condition: Condition;
  year: number;
  publishedAt: Date;
  engine: EngineType;
  mileageKm: number;
  body: BodyType;
  doors: number | string | undefined;
};

const dayMs = 86_400_000;
const tenths = (value: number) => Math.round(value * 10) / 10;

/** µm: from the works 90 to 145 within one car; painted anew up to 340. The older, the more panels were. */
function drawPaint(random: Random, age: number): (place: string) => number {
  const works = random.int(98, 132);
  const share = Math.min(0.2, age * 0.015);
  return () => (random.chance(share) ? random.int(190, 340) : works + random.int(-8, 12));
}

/** Panels that a body has: no rear doors at two or three, no paint on a roof of cloth. */
const hasPanel = (place: string, { body, doors }: Subject): boolean =>
  !(place.startsWith('door-rear') && !hasRearDoors(body, typeof doors === 'number' ? doors : undefined)) &&
  !(place === 'roof' && body === 'cabriolet');

/** What is on this car at all. */
const isMeasured = (code: string, place: string, subject: Subject): boolean =>
  (code !== 'paint' || hasPanel(place, subject)) && (code !== 'traction' || subject.engine === 'electro');

/** Figures of a used car's inspection, made before it was put on sale; null for what is not measured so. */
export function drawInspection(subject: Subject): VehicleInspection | null {
  const { id, type, condition, year, publishedAt } = subject;
  if (type !== 'cars' || condition !== 'used') return null;
  // Its own numbers, so that the rest of the stock stays as it was.
  const random = createRandom(id * 11 + 5);
  const age = Math.max(0, seedYear - year);
  const tread = 4 + random.next() * 4;
  const wear = Math.min(75, random.int(5, 20) + age * 4);
  const draw: Record<(typeof inspectionGroups)[number]['code'], (place: string) => number> = {
    paint: drawPaint(random, age),
    tread: () => tenths(tread + random.next() * 0.4),
    discs: (place) => (place === 'front' ? wear : Math.round(wear * 0.7)),
    battery: () => tenths(12.4 + random.next() * 0.4),
    // What years and charging have left of it.
    traction: () => Math.round(Math.max(72, 99 - age * 1.3 - subject.mileageKm / 40_000 - random.next() * 2)),
  };
  return {
    on: new Date(publishedAt.getTime() - random.int(1, 4) * dayMs).toISOString().slice(0, 10),
    figures: Object.fromEntries(
      inspectionGroups.map(({ code, rows }) => [
        code,
        Object.fromEntries(
          Object.keys(rows)
            // Drawn also where it is not: the rest stays as it was.
            .map((place) => [place, draw[code](place)] as const)
            .filter(([place]) => isMeasured(code, place, subject)),
        ),
      ]),
    ),
  };
}
