import type { BodyType, Condition, TransportType } from '@showroom/domain/dictionaries';
import { countsHours } from '@showroom/domain/vehicle-use';
import type { ReadWord } from '../dictionary/dealer-words.ts';
import * as normalise from '../normalise/feed-values.ts';
import { isInHours, readHours, readKilometres, readYear } from '../normalise/read-number.ts';
import type { RawRecord, RawValue } from '../parse/raw-record.ts';
import type { ProblemCollector } from './problem.ts';

export const oldestYear = 1900;
const greatestMileage = 3_000_000;
/** Mileage in km up to which an unmarked vehicle counts as new. */
const deliveryKm = 100;
/** Engine hours that no vehicle reaches, and up to which an unmarked one counts as new. */
const greatestHours = 100_000;
const trialHours = 5;

/** Years for which an unsold new vehicle stands in stock. */
const longestInStock = 2;

/** Without a mileage a vehicle is new when nobody owned it, or when it was made lately and no owner is named. */
function isFresh({ values }: RawRecord, now: Date): boolean {
  const owners = values.owners && normalise.readOwners(values.owners.text);
  const year = values.year && readYear(values.year.text, oldestYear, now.getUTCFullYear() + 1);
  return owners === 0 || (!values.owners && year !== undefined && year >= now.getUTCFullYear() - longestInStock);
}

type Use = { condition: Condition; mileageKm: number; engineHours: number | null };

/** Engine hours, in an element of their own or as the mileage with its measure; undefined where none are stated. */
function hoursIn({ values }: RawRecord): RawValue | undefined {
  return values.engineHours ?? (values.mileage && isInHours(values.mileage.text) ? values.mileage : undefined);
}

/** How much a vehicle ran, and whether it is new. Undefined: refused, with its cause noted. */
export function readUse(
  record: RawRecord,
  model: { type: TransportType; bodyTypes: readonly BodyType[] } | undefined,
  context: { word: ReadWord; now: Date },
  problems: ProblemCollector,
): Use | undefined {
  const { values } = record;
  const type = model?.type;
  const body = values.body && context.word('body', values.body.text, normalise.readBody);
  // Nor has a trailer anything that counts.
  const isTrailer = (body ?? model?.bodyTypes[0]) === 'semi-trailer';
  const saidHours = hoursIn(record);
  const engineHours = (saidHours && readHours(saidHours.text, greatestHours)) ?? null;
  if (saidHours && engineHours === null) problems.note('the engine hours cannot be read, left out', saidHours);
  // auto.ru's `state` is how it is kept, and in many files «Новый».
  const said =
    (values.condition && context.word('condition', values.condition.text, normalise.readCondition)) ??
    (values.accidents && normalise.readCondition(values.accidents.text));
  if (values.condition && !said && !normalise.isState(values.condition.text))
    problems.note('new or used cannot be read, the mileage decides', values.condition);
  // «б/п», «новый» in the column of the mileage
  const isUnused = values.mileage !== undefined && normalise.readCondition(values.mileage.text) === 'new';
  const kilometres = values.mileage === saidHours || isUnused ? undefined : values.mileage;
  // A jet ski has no odometer, whatever else the file says of it; others may lack one.
  if (engineHours !== null && (!kilometres || (type && countsHours(type))))
    return { condition: said ?? (engineHours <= trialHours ? 'new' : 'used'), mileageKm: 0, engineHours };
  if (!kilometres && (said === 'new' || (!said && (isUnused || isFresh(record, context.now)))))
    return { condition: 'new', mileageKm: 0, engineHours };
  if (!kilometres && ((type && countsHours(type)) || isTrailer))
    return { condition: 'used', mileageKm: 0, engineHours };
  if (!kilometres) return problems.refuse('the mileage is missing');
  const mileageKm = readKilometres(kilometres.text, greatestMileage, values.mileageUnit?.text);
  return mileageKm === undefined
    ? problems.refuse('the mileage cannot be read', kilometres)
    : { condition: said ?? (mileageKm <= deliveryKm ? 'new' : 'used'), mileageKm, engineHours };
}
