import type { EngineType } from '@showroom/domain/dictionaries';
import type { Specification } from '@showroom/domain/specification';
import { readKilometres, readNumber } from '../normalise/read-number.ts';
import type { RawRecord } from '../parse/raw-record.ts';
import type { ProblemCollector } from './problem.ts';

const greatestRange = 10_000;
const greatestBattery = 1_000;
/** `60 А·ч`: what starts an engine, not what drives a vehicle. */
const isCharge = (text: string) => /(?:^|[\s\d])[аa]\W?[чh]/i.test(text);

/** Range in km and battery in kWh as a record states them; null and nothing where it does not, or the vehicle has no such thing. */
export function readBattery(
  { values }: RawRecord,
  engine: EngineType,
  problems: ProblemCollector,
): { rangeKm: number | null; sheet: Specification } {
  // The range that dealers state of a hybrid is the way on fuel and battery together, that of others the way on a tank.
  const range = engine === 'electro' ? values.range : undefined;
  const rangeKm = (range && readKilometres(range.text, greatestRange)) || null;
  if (range && rangeKm === null) problems.note('the range cannot be read, left out', range);
  const battery = engine === 'electro' || engine === 'hybrid' ? values.battery : undefined;
  if (!battery || isCharge(battery.text)) return { rangeKm, sheet: {} };
  const kwh = readNumber(/^[\s\d.,]+/.exec(battery.text)?.[0] ?? '') ?? 0;
  if (kwh > 0 && kwh <= greatestBattery) return { rangeKm, sheet: { battery: kwh } };
  problems.note('the battery cannot be read, left out', battery);
  return { rangeKm, sheet: {} };
}
