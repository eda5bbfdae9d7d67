import { doubtsOf } from '@showroom/domain/vehicle-doubts';
import { readVideo, type VehicleVideo } from '@showroom/domain/vehicle-video';
import type { vehicle } from '../../../db/schema.ts';
import { printModification } from '../../../seed/print-modification.ts';
import type { ReadWord } from '../dictionary/dealer-words.ts';
import type { KnownDealer } from '../dictionary/stock-dictionary.ts';
import * as normalise from '../normalise/feed-values.ts';
import { readInteger, readYear } from '../normalise/read-number.ts';
import { readTrim } from '../normalise/read-trim.ts';
import type { RawRecord, RawValue } from '../parse/raw-record.ts';
import { chooseDealer } from './choose-dealer.ts';
import { describeRecord, optionsOf } from './describe-record.ts';
import type { Matched, NameMatcher } from './match-names.ts';
import { collectProblems, type Problem, type ProblemCollector } from './problem.ts';
import { rankOf } from './rank-of.ts';
import { readBattery } from './read-battery.ts';
import { readIdentity } from './read-identity.ts';
import { noMoney, readMoney } from './read-money.ts';
import { readSheet } from './read-sheet.ts';
import { readSpecs, type Specs } from './read-specs.ts';
import { oldestYear, readUse } from './read-use.ts';

type VehicleRow = typeof vehicle.$inferInsert;
/** The columns that a feed sets; not id, dates and adviser. */
export type FeedVehicle = Omit<
  VehicleRow,
  | 'id'
  | 'inspection'
  | 'trimEquipmentId'
  | 'gallery'
  | 'spin'
  | 'consumption'
  | 'acceleration'
  | 'adviserCode'
  | 'publishedAt'
  | 'updatedAt'
>;

export type Reading = {
  /** Undefined: the record was refused. */
  vehicle: FeedVehicle | undefined;
  /** Sold or taken off sale, as the file says: its vehicle is withdrawn like one that the file lacks. */
  gone?: boolean;
  /** VIN, frame number or what stands for them; known also of a refused one, whose vehicle then stays as it was. */
  vin: string | undefined;
  problems: readonly Problem[];
};

export type ImportContext = {
  holdingId: number;
  source: string;
  names: NameMatcher;
  /** The dealer's own words for values. */
  word: ReadWord;
  dealers: readonly KnownDealer[];
  /** The centre that the whole file belongs to. */
  fileDealer: KnownDealer | undefined;
  now: Date;
};

const maxUrl = 500;

/** Words of the longest names of marks: «Great Wall Motor». */
const mostMarkWords = 3;

/** Mark and model of a name that has both: «Toyota Camry 2.5 АТ». */
function splitName({ text, ...place }: RawValue, names: NameMatcher): { mark?: RawValue; model?: RawValue } {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(mostMarkWords, words.length - 1); count > 0; count--) {
    const mark = words.slice(0, count).join(' ');
    if (names.marksOf(mark).length > 0)
      return { mark: { ...place, text: mark }, model: { ...place, text: words.slice(count).join(' ') } };
  }
  return { mark: { ...place, text } };
}

function readNames({ values }: RawRecord, names: NameMatcher, problems: ProblemCollector): Matched | undefined {
  const { mark, model } =
    values.fullName && !(values.mark && values.model) ? { ...splitName(values.fullName, names), ...values } : values;
  if (!mark) return problems.refuse('the mark is missing');
  if (!model) return problems.refuse('the model is missing');
  const marks = names.marksOf(mark.text);
  if (marks.length === 0) return problems.refuse('unknown mark: the dictionary lacks it', mark, 'mark');
  // YML writes model and version in one element.
  const found = names.match(marks, model.text, values.modification === undefined);
  if (found?.isGuess) problems.note(`read as ${found.model.name}: check the name`, model);
  return found ?? problems.refuse('unknown model: the dictionary lacks it under this mark', model, 'model');
}

function readYearOf(value: RawValue | undefined, now: Date, problems: ProblemCollector): number | undefined {
  if (!value) return problems.refuse('the year is missing');
  return (
    readYear(value.text, oldestYear, now.getUTCFullYear() + 1) ?? problems.refuse('the year cannot be read', value)
  );
}

/** «Статус: снят с продажи» beside `available="false"`, which alone means to order. */
const availabilityOf = ({ availability, available }: RawRecord['values'], word: ReadWord) =>
  [availability, available]
    .map((value) => value && word('availability', value.text, normalise.readAvailability))
    .find((said) => said !== undefined);

function readStatus(
  { values }: RawRecord,
  { word }: ImportContext,
  problems: ProblemCollector,
): { status: 'on-sale' | 'reserved'; toOrder: boolean } | undefined {
  const said = availabilityOf(values, word);
  // What cannot be read is not on sale (L-8): the record waits for the dealer to map the word.
  const text = values.availability ?? values.available;
  if (text && !said) return problems.refuse('unknown availability: not put on sale', text, 'availability');
  return { status: said === 'reserved' ? 'reserved' : 'on-sale', toOrder: said === 'to-order' };
}

const isPhoto = (text: string) =>
  text.length <= maxUrl && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const addressesOf = (texts: readonly string[] = []) => [...new Set(texts.filter(isPhoto))];

const maxVideos = 6;

function readVideos(said: RawValue | undefined, problems: ProblemCollector): VehicleVideo[] {
  const videos = new Map<string, VehicleVideo>();
  for (const text of said?.text.split(/[\s,;|]+/).filter(Boolean) ?? []) {
    const video = readVideo(text);
    if (video) videos.set(`${video.host} ${video.id}`, video);
    else problems.note('a video is shown from RUTUBE, VK and YouTube alone: passed over', said && { ...said, text });
  }
  return [...videos.values()].slice(0, maxVideos);
}

function modificationOf(name: string, type: Matched['model']['type'], specs: Specs, trim: string): string {
  const printed = printModification(type, {
    engine: [specs.engineType, specs.engineVolume, specs.power, [], []],
    gear: specs.gearType,
    drive: specs.driveType,
    body: specs.bodyType,
    trim,
  });
  return [name, printed].filter(Boolean).join(' ').slice(0, 160);
}

function readVehicle(
  record: RawRecord,
  context: ImportContext,
  vin: string,
  problems: ProblemCollector,
): FeedVehicle | undefined {
  const { values } = record;
  const named = readNames(record, context.names, problems);
  const year = readYearOf(values.year, context.now, problems);
  const use = readUse(record, named?.model, context, problems);
  const sale = readStatus(record, context, problems);
  // Made to order: listed as coming soon, without a price, whatever stands in its place.
  const money = sale?.toOrder ? noMoney : readMoney(record, problems);
  const dealer = named && chooseDealer(record, named.mark, context, problems);
  // «FX35» says the version too, before what the modification says.
  const version = named?.rest && values.model && { ...values.model, ...values.modification };
  const withRest: RawRecord = version
    ? {
        ...record,
        values: {
          ...values,
          modification: { ...version, text: [named.rest, values.modification?.text].filter(Boolean).join(' ') },
        },
      }
    : record;
  const specs =
    named && year !== undefined ? readSpecs(withRest, named, { year, word: context.word }, problems) : undefined;
  if (!named || year === undefined || !use || !money || !dealer || !specs || !sale) return undefined;
  const { versionName, ...figures } = specs;
  const { status, toOrder } = sale;
  if (money.price === null && !toOrder)
    problems.note('no price: shown among what is soon on sale, without one', values.price);
  const { rangeKm, sheet } = readBattery(record, specs.engineType, problems);
  const wheel = (values.wheel && normalise.readWheel(values.wheel.text)) ?? 'left';
  // YML has it behind the figures, in the name of the model.
  const trim = readTrim(
    values.trim?.text ?? named.trim ?? named.rest.slice(named.rest.indexOf(versionName) + versionName.length),
  ).slice(0, 80);
  return {
    holdingId: context.holdingId,
    source: context.source,
    vin,
    status,
    type: named.model.type,
    ...use,
    markId: named.mark.id,
    modelId: named.model.id,
    dealerId: dealer.id,
    ...figures,
    ...money,
    seats: (values.seats && readInteger(values.seats.text, 1, 90)) ?? null,
    owners: use.condition === 'new' ? null : ((values.owners && normalise.readOwners(values.owners.text)) ?? null),
    year,
    vat: values.vat ? normalise.readFlag(values.vat.text) : false,
    rank: rankOf({
      vin,
      type: named.model.type,
      price: money.price,
      popular: named.mark.popular,
      benefits: money.benefits,
    }),
    modification: modificationOf(versionName, named.model.type, specs, trim),
    generation: (named.generation || values.generation?.text || '').slice(0, 80) || null,
    trim,
    wheel,
    rangeKm,
    specification: { ...readSheet(record, problems), ...sheet },
    description: describeRecord(record, wheel),
    photos: addressesOf(record.photos),
    spinPhotos: addressesOf(record.spin),
    videos: readVideos(values.video, problems),
  };
}

/** Notes what cannot be true of such a vehicle; it is taken in all the same, as only the dealer knows. */
function noteDoubts(
  record: RawRecord,
  read: FeedVehicle,
  { now, names }: ImportContext,
  problems: ProblemCollector,
): void {
  const { price = null, rangeKm = null } = read;
  const madeTo = names.madeTo(read.modelId);
  const vehicle = {
    ...read,
    price,
    rangeKm,
    consumption: null,
    equipment: optionsOf(record),
    ...(madeTo !== undefined && { made: { from: 0, to: madeTo } }),
  };
  for (const doubt of doubtsOf(vehicle, now.getUTCFullYear()))
    problems.note('hardly true of such a vehicle: check it', { text: doubt, line: record.line, element: 'record' });
}

/** Sold or hidden, as the file says. */
const isGone = ({ values }: RawRecord, word: ReadWord): boolean =>
  (values.action !== undefined && normalise.readAction(values.action.text) === 'gone') ||
  availabilityOf(values, word) === 'gone';

/** Converts one record, or reports why it is refused. */
export function toVehicle(record: RawRecord, context: ImportContext): Reading {
  const problems = collectProblems(record.line);
  const vin = readIdentity(record, context.source, problems);
  if (vin === undefined) return { vehicle: undefined, vin, problems: problems.list };
  if (isGone(record, context.word)) return { vehicle: undefined, gone: true, vin, problems: problems.list };
  const vehicle = readVehicle(record, context, vin, problems);
  if (vehicle) noteDoubts(record, vehicle, context, problems);
  return { vehicle, vin, problems: problems.list };
}
