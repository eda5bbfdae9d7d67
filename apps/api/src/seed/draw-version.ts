import type { BodyType, Condition, DriveType, GearType, TransportType } from '@showroom/domain/dictionaries';
import { seedYear } from './calendar.ts';
import { covers, type MadeBody } from './facts/bodies-in.ts';
import { enginesIn } from './facts/engines-in.ts';
import { enginesOfTrims } from './facts/trim-engines.data.ts';
import type { EngineFacts, GenerationFacts, ModelFacts, YearSpan } from './facts/types.ts';
import type { Random } from './random.ts';

/** One buildable version of a model: nothing in it that the facts do not have. */
export type Version = {
  year: number;
  generation: string | null;
  engine: EngineFacts;
  gear: GearType;
  drive: DriveType;
  body: BodyType;
  seats: number | null;
  trim: string;
  /** Equipment level of the trim, 0 base … 3 top. */
  level: number;
  /** 0 the cheapest version of the model, 1 the dearest. */
  richness: number;
};

const oldestYear = 2005;

/** How often a used vehicle of that age is offered. */
function ageWeight(age: number): number {
  if (age <= 0) return 0.1;
  if (age <= 2) return 0.5 + 0.2 * age;
  if (age <= 7) return 1;
  return Math.max(0.02, 1 - 0.12 * (age - 7));
}

/** Years in which a model was made in one of these bodies: not those between two of its generations. */
function yearsOf({ years: [first, last], generations = [] }: ModelFacts, bodies: readonly MadeBody[]): number[] {
  const from = Math.max(first, oldestYear);
  const to = Math.min(last ?? seedYear, seedYear);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
    (year) =>
      bodies.some(({ years }) => covers(years, year)) &&
      (generations.length === 0 || generations.some(([, begun, ended]) => covers([begun, ended], year))),
  );
}

function drawYear(random: Random, model: ModelFacts, condition: Condition, bodies: readonly MadeBody[]): number {
  const years = yearsOf(model, bodies);
  if (condition === 'used') return random.weighted(years, (year) => ageWeight(seedYear - year));
  const [last = seedYear, before] = [seedYear, seedYear - 1].filter((year) => years.includes(year));
  return before === undefined || random.chance(0.78) ? last : before;
}

/** How many of a generation's years lie in a span, as a share of all. */
function shareIn([, from, to]: GenerationFacts, [begun, ended]: YearSpan): number {
  const years = (to ?? seedYear) - from + 1;
  return Math.max(0, Math.min(to ?? seedYear, ended ?? seedYear) - Math.max(from, begun) + 1) / years;
}

/** The generation of a year; where two were made side by side, the one that the engine and the body belong to. */
function generationIn(
  random: Random,
  { generations = [], years }: ModelFacts,
  { year, engine: [, , , , , fitted = years], made }: { year: number; engine: EngineFacts; made: YearSpan },
): string | null {
  const fitting = generations.filter(([, from, to]) => covers([from, to], year));
  const share = (one: GenerationFacts) => Math.min(shareIn(one, fitted), shareIn(one, made));
  const best = Math.max(...fitting.map(share));
  return fitting.length > 0 ? random.pick(fitting.filter((one) => share(one) === best))[0] : null;
}

/** Base engines sell most, the strongest least. */
function drawEngine(random: Random, engines: readonly EngineFacts[]): { engine: EngineFacts; strength: number } {
  const byPower = engines.toSorted((a, b) => a[2] - b[2]);
  const engine = random.weighted(byPower, (item) => 1 / (1 + 0.5 * byPower.indexOf(item)));
  return { engine, strength: byPower.length > 1 ? byPower.indexOf(engine) / (byPower.length - 1) : 0.5 };
}

/** Names of versions with a second row. */
const secondRow = /Crew|XL EPS|Sport-4|XP 4|^MAX |Doka|Фермер/;
/** And of quads and three-wheelers that are made for two where others of the model are for one. */
const secondSeat = /^LX?\b|Touring|Transcontinental/;

/** People carriers come with all seats, vans and coupes with the fewest. */
function drawSeats(random: Random, model: ModelFacts, { body, seats }: MadeBody, trim: string): number | null {
  if (seats !== undefined) return seats;
  const counts = model.seats.toSorted((a, b) => a - b);
  const fewest = counts[0];
  if (fewest === undefined) return null;
  const told = /(\d+)(?:UP| мест)/.exec(trim)?.[1];
  if (told !== undefined) return Number(told);
  const hasRows = (model.type ?? 'cars') !== 'cars' && model.trims.some((name) => secondRow.test(name));
  if (hasRows && secondRow.test(trim)) return counts.at(-1) ?? fewest;
  if (body === 'microbus') return counts.at(-1) ?? fewest;
  if (body === 'van' || body === 'coupe' || body === 'cabriolet' || body === 'suv-3d') return fewest;
  if (body === 'truck') return counts.find((count) => count >= 2) ?? fewest;
  if (hasRows) return fewest;
  // Drawn also where it is not asked for: the rest stays as it was.
  const drawn = random.weighted(counts, (count) => (count === fewest ? 2 : 1));
  if (model.type === undefined || model.type === 'cars') return drawn;
  if (secondSeat.test(trim)) return counts.at(-1) ?? fewest;
  return model.type === 'atv' ? fewest : drawn;
}

/**
 * Thousand roubles of a new one → the least and the greatest equipment level: a cheap car has no head-up display, and at three
 * millions nobody winds a window.
 */
const levelsByPrice: readonly (readonly [below: number, least: number, greatest: number])[] = [
  [1_400, 0, 1],
  [2_500, 0, 2],
  [3_800, 1, 3],
  [6_000, 2, 3],
  [11_000, 1, 3],
  [Number.POSITIVE_INFINITY, 2, 3],
];

/** Thousand roubles of a new one from which its base has a screen and riding modes, a conditioner and stability control. */
const dearFrom: Readonly<Partial<Record<TransportType, number>>> = { moto: 1_400, commercial: 2_400 };

/** Thousand roubles of a new quadricycle below which none has a navigator and shock absorbers of races. */
const plainAtvLimit = 900;

/** Equipment level of a trim by its place: base 0, the last of several 3, within what the price class can have. */
export function levelOf(model: ModelFacts, position: number): number {
  const count = model.trims.length;
  const level = count < 2 ? 1 : Math.round((3 * position) / (count - 1));
  const [price] = model.newPrice ?? model.basePrice ?? [0];
  const type = model.type ?? 'cars';
  if (type === 'atv' && price < plainAtvLimit) return Math.min(2, level);
  if (type !== 'cars') return price < (dearFrom[type] ?? Number.POSITIVE_INFINITY) ? level : Math.max(1, level);
  const [, least, greatest] = levelsByPrice.find(([below]) => price < below) ?? [0, 0, 3];
  // The plain version of a pickup is bought for work, whatever it costs.
  const base = model.bodies.includes('pickup') ? Math.min(1, least) : least;
  return Math.min(greatest, Math.max(base, level));
}

/** Names of versions that say the drive, the gearbox or the body. */
const toldParts: readonly (readonly [RegExp, (built: Pick<Version, 'drive' | 'gear' | 'body'>) => boolean])[] = [
  [/\b(?:4WD|AWD|4x4)\b/, ({ drive }) => drive === 'full'],
  [/\b(?:2WD|RWD)\b/, ({ drive }) => drive !== 'full'],
  [/\b(?:DCT|Y-AMT)\b/, ({ gear }) => gear === 'robot'],
  [/^MT\d$/, ({ gear }) => gear === 'manual'],
  [/^AT\d$/, ({ gear }) => gear === 'automatic'],
  [/\bDoka\b/, ({ body }) => body === 'truck'],
  [/\bKasten\b/, ({ body }) => body === 'van'],
  // Honda's ATVs: the first letter is the drive, the second the gearbox.
  [/^F[AM]\b/, ({ drive }) => drive === 'full'],
  [/^[FT]M\b/, ({ gear }) => gear === 'manual'],
  [/^[FT]A\b/, ({ gear }) => gear !== 'manual'],
  [/^T[AM]\b/, ({ drive }) => drive === 'rear'],
];

type Built = Pick<Version, 'year' | 'engine' | 'drive' | 'gear' | 'body'>;

/** Whether the name of a version promises no other engine, drive, gearbox or years. */
function isTrimOf({ code, years: made }: ModelFacts, trim: string, built: Built): boolean {
  const [fuel, , power] = built.engine;
  const [least, most, only = fuel, years = made] = enginesOfTrims[code]?.[trim] ?? [0, Number.POSITIVE_INFINITY];
  const isEngine = power >= least && power <= most && only === fuel;
  return (
    isEngine && covers(years, built.year) && toldParts.every(([words, holds]) => !words.test(trim) || holds(built))
  );
}

/** The place of the trim nearest to the wished one that the vehicle may be called by. */
function fittingTrim(model: ModelFacts, built: Built, wished: number): number {
  const { trims } = model;
  const fits = (trim: string) => isTrimOf(model, trim, built);
  const places = trims.flatMap((trim, place) => (fits(trim) ? [place] : []));
  return places.toSorted((a, b) => Math.abs(a - wished) - Math.abs(b - wished))[0] ?? wished;
}

/** Draws a version that the facts allow: the engine fits the year, the gearbox and drive fit the engine. */
export function drawVersion(
  random: Random,
  model: ModelFacts,
  condition: Condition,
  bodies: readonly MadeBody[],
): Version {
  const year = drawYear(random, model, condition, bodies);
  const { engine, strength } = drawEngine(random, enginesIn(model, year));
  const [, , , gears, drives] = engine;
  const fitting = bodies.filter(({ years }) => covers(years, year));
  const made = random.weighted(fitting, (item) => 1 / (1 + 0.6 * fitting.indexOf(item)));
  const { body } = made;
  const drive = random.pick(drives);
  const gear = random.weighted(gears, (item) => (item === 'manual' ? 0.8 : 1.2));
  // A strong engine comes with a rich trim more often than not.
  const place = Math.min(0.999, Math.max(0, 0.5 * strength + 0.75 * random.next() - 0.12));
  const position = fittingTrim(model, { year, engine, drive, gear, body }, Math.floor(place * model.trims.length));
  const trim = model.trims[position] ?? '';
  const trimRank = model.trims.length > 1 ? position / (model.trims.length - 1) : 0.5;
  const full = drive === 'full' && drives.length + model.engines.length > 2 ? 0.12 : 0;
  return {
    year,
    generation: generationIn(random, model, { year, engine, made: made.years }),
    engine,
    gear,
    drive,
    body,
    seats: drawSeats(random, model, made, trim),
    trim,
    level: levelOf(model, position),
    richness: Math.min(1, 0.42 * strength + 0.46 * trimRank + full),
  };
}
