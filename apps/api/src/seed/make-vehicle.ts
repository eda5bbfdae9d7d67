import type { ColorGroup } from '@showroom/domain/dictionaries';
import { doorsOf } from '@showroom/domain/doors';
import { isSideBySide } from '@showroom/domain/picture-shape';
import type { vehicle } from '../db/schema.ts';
import { publishedWithinDays, seedEpoch } from './calendar.ts';
import { colorShares } from './color-shares.data.ts';
import { describeVehicle } from './describe-vehicle.ts';
import { drawBenefits } from './draw-benefits.ts';
import { drawAdviser, drawDealer } from './draw-dealer.ts';
import { figuresOf } from './draw-figures.ts';
import { drawInspection } from './draw-inspection.ts';
import { drawOldPrice, drawPrice } from './draw-price.ts';
import { drawRank } from './draw-rank.ts';
import { drawStatus } from './draw-status.ts';
import { drawOwners, drawUse } from './draw-use.ts';
import { drawVersion, type Version } from './draw-version.ts';
import type { MadeBody } from './facts/bodies-in.ts';
import type { ModelFacts } from './facts/types.ts';
import type { Facts } from './facts.ts';
import type { Candidate } from './model-pool.ts';
import { printModification, trimBeside } from './print-modification.ts';
import { createRandom, type Random } from './random.ts';
import { specify } from './specify/specify.ts';
import type { StockShare } from './stock-plan.data.ts';
import type { Tally } from './tally.ts';
import type { TrimBook } from './trims.ts';
import { makeVin } from './vin.ts';

export type VehicleRow = typeof vehicle.$inferInsert;

/** What the rows of one seeding share. */
export type Workshop = {
  facts: Facts;
  trims: TrimBook;
  ids: { mark: ReadonlyMap<string, number>; model: ReadonlyMap<string, number>; dealer: ReadonlyMap<string, number> };
  /** The bodies of a model that a holding may have. */
  bodiesOf(holdingId: number, candidate: Candidate): readonly MadeBody[];
};

function idOf(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`No id for ${code}.`);
  return id;
}

/** Versions that are named after their paint. */
const paintedBlack = /\bBlack\b(?! (?:Badge|Label))/;

/** A matt paint is ordered by those who buy dear cars, and has been for some years. */
const mattFrom = { year: 2016, price: 6_000 };

function drawColor(
  random: Random,
  { colors }: Facts,
  { type }: StockShare,
  { newPrice, basePrice }: ModelFacts,
  { trim, year }: Version,
): { group: ColorGroup; name: string } {
  const [drawn] = random.weighted(Object.entries(colorShares[type]) as [ColorGroup, number][], ([, share]) => share);
  const group = paintedBlack.test(trim) ? 'black' : drawn;
  const [price = 0] = newPrice ?? basePrice ?? [];
  const canBeMatt = type !== 'cars' || (year >= mattFrom.year && price >= mattFrom.price);
  // A lorry and a trailer are painted for work.
  const paints = colors[group].filter(
    (name) => (type !== 'commercial' || !/перламутр|матовый/.test(name)) && (canBeMatt || !name.includes('матовый')),
  );
  return { group, name: random.pick(paints) };
}

/** The last news of a vehicle: it was put on sale, or its price was lowered. Fresh news are more than old ones; the newest are of this morning. */
function drawNews(random: Random): Date {
  const days = publishedWithinDays * random.next() ** 1.6;
  return new Date(seedEpoch - Math.floor(days * 86_400) * 1_000);
}

/** Days for which a price stood at least before it was lowered: a former price that nobody was asked is none. */
const leastAtFirstPrice = 14;
const dayMs = 86_400_000;

/** When a vehicle was put on sale; a discounted one some weeks before its price was lowered. */
const publishedOf = (id: number, news: Date, oldPrice: number | null): Date =>
  oldPrice === null ? news : new Date(news.getTime() - (leastAtFirstPrice + (id % 20)) * dayMs);

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The price it was put on sale with, and the lower one since the day of its news. */
function pricesOf(
  { price, oldPrice }: { price: number | null; oldPrice: number | null },
  { news, publishedAt }: { news: Date; publishedAt: Date },
): VehicleRow['priceHistory'] {
  if (price === null) return [];
  const first = { on: dayOf(publishedAt.getTime()), price: oldPrice ?? price };
  return oldPrice === null ? [first] : [first, { on: dayOf(news.getTime()), price }];
}

/** One vehicle, the same for the same id on every machine, but for its rank, which counts those before it; undefined when no dealer centre could have it. */
export function makeVehicle(
  workshop: Workshop,
  share: StockShare,
  candidate: Candidate,
  id: number,
  tally: Tally,
): VehicleRow | undefined {
  const { facts, trims, ids } = workshop;
  const { mark, model } = candidate;
  const { holdingId, type, condition } = share;
  const random = createRandom(id);
  const version = drawVersion(random, model, condition, workshop.bodiesOf(holdingId, candidate));
  const [engine, engineVolume, power] = version.engine;
  const dealer = drawDealer(random, facts.dealers, { holdingId, type, condition, mark: mark.code, engine });
  if (!dealer) return undefined;
  const { mileageKm, engineHours } =
    version.body === 'semi-trailer' && condition === 'new'
      ? { mileageKm: 0, engineHours: null }
      : drawUse(random, { type, condition, engine, year: version.year, body: version.body });
  const owners = drawOwners(random, { type, condition, engine, year: version.year });
  const { group: colorGroup, name: color } = drawColor(random, facts, share, model, version);
  const { status, priced } = drawStatus(random);
  const worth = drawPrice(random, model, {
    type,
    condition,
    year: version.year,
    mileageKm,
    richness: version.richness,
  });
  const price = priced ? worth : null;
  const oldPrice = price === null ? null : drawOldPrice(random, price);
  const benefits = drawBenefits(random, { holdingId, type, condition, price, bodyType: version.body });
  const news = drawNews(random);
  const publishedAt = publishedOf(id, news, oldPrice);
  const { year, body, drive, seats } = version;
  const title = `${mark.name} ${model.name}`;
  const address = `${mark.code}/${model.code}`;
  const doors = doorsOf(body, address);
  const equipment = trims.find(model, version.level, { year, body, doors, drive, seats, fuel: engine });
  const figures = figuresOf(address, model, version);
  const specification = specify({ ...figures, address, country: mark.country, model, version, year });
  return {
    id,
    holdingId,
    status,
    type,
    condition,
    markId: idOf(ids.mark, mark.code),
    modelId: idOf(ids.model, address),
    dealerId: idOf(ids.dealer, dealer.code),
    bodyType: version.body,
    engineType: engine,
    gearType: version.gear,
    driveType: version.drive,
    colorGroup,
    color,
    seats: version.seats,
    year: version.year,
    mileageKm,
    engineHours,
    engineVolume,
    power,
    price,
    oldPrice,
    // New ones are sold with VAT or under a special scheme; used ones with VAT come from companies.
    vat: random.chance(condition === 'new' || owners === 1 ? 0.36 : 0.16),
    rank: drawRank(random, {
      type,
      price,
      demand: candidate.demand,
      benefits: benefits.length,
      ...tally.of(version.body),
      news,
    }),
    modification: printModification(
      type,
      { ...version, trim: trimBeside(model.name, version.trim) },
      specification.battery,
    ),
    generation: version.generation,
    trim: version.trim,
    trimEquipmentId: equipment.id,
    vin: makeVin({ serial: id, type, mark: mark.code, country: mark.country, model: model.code, year: version.year }),
    owners,
    ...figures,
    specification,
    priceHistory: pricesOf({ price, oldPrice }, { news, publishedAt }),
    inspection: drawInspection({
      id,
      type,
      condition,
      year: version.year,
      publishedAt,
      engine,
      mileageKm,
      body: version.body,
      doors: specification.doors,
    }),
    benefits,
    adviserCode: drawAdviser(random, dealer, { type, condition, engine }),
    description: describeVehicle(random, {
      type,
      condition,
      title,
      version,
      colorGroup,
      color,
      mileageKm,
      engineHours,
      owners,
      seats: version.seats,
      isBuggy: type === 'atv' && isSideBySide(model.code),
      equipment: equipment.groups,
    }),
    publishedAt,
    updatedAt: news,
  };
}
