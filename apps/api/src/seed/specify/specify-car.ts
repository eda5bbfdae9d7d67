import { doorsOf } from '@showroom/domain/doors';
import { isHalfBuilt, pictureShapeOf, readCarShape } from '@showroom/domain/picture-shape';
import type { Specification } from '@showroom/domain/specification';
import { seedYear } from '../calendar.ts';
import type { Version } from '../draw-version.ts';
import type { ModelFacts } from '../facts/types.ts';
import { hashOf } from '../random.ts';
import * as table from './car-figures.data.ts';
import { chargingOf } from './charging.ts';
import { carDieselTorque, fuelOf, powerOf, stepped, torqueOf } from './engine-figures.ts';
import { knownFigures } from './known-figures.data.ts';
import type { Specified } from './specified.ts';

/** -1…1, the same for a model and what it is asked for. */
const leaning = (address: string, what: string) => (hashOf(`${address} ${what}`) % 2_001) / 1_000 - 1;

type Klass = NonNullable<ModelFacts['klass']>;

function differenceOf(klass: Klass, body: Version['body']): readonly number[] {
  const isOwn = klass === 'J' || klass === 'M' || klass === 'S';
  return (isOwn ? table.ownDifference : table.bodyDifference)[body] ?? [];
}

function usualFigures(address: string, klass: Klass, body: Version['body']) {
  const difference = differenceOf(klass, body);
  const size = 1 + 0.022 * leaning(address, 'size');
  const own = [size, 1 + 0.012 * leaning(address, 'width'), 1 + 0.015 * leaning(address, 'height'), size];
  return table.klassFigures[klass].map((figure, at) => {
    const factor = own[at] ?? 1 + 0.07 * leaning(address, String(at));
    return stepped((figure + (difference[at] ?? 0)) * factor, at === 6 ? 1 : 5);
  });
}

/** л.с. a litre from which a petrol engine is charged: the best without a charger have 90. */
const chargedFrom = { gently: 72, usually: 92, never: Number.POSITIVE_INFINITY };

function torqueIn({ address, version: { engine } }: Specified): number {
  const [fuel, volume, power] = engine;
  if (fuel === 'diesel') return carDieselTorque(power);
  const pistons = table.rotary[address];
  if (pistons) return torqueOf([fuel, pistons, power, [], []], chargedFrom.never);
  const [mark = ''] = address.split('/');
  const isGentle = volume <= (table.gentlyCharged[mark] ?? 0);
  const way = table.uncharged[address]?.includes(volume) ? 'never' : isGentle ? 'gently' : 'usually';
  return torqueOf(engine, chargedFrom[way]);
}

/** Named after the model that it is made of, and as large. */
const variant = /-(?:sport|cross)$/;

/** How many generations before the present one: each was a little smaller. */
function generationsBefore({ generations = [] }: ModelFacts, year: number): number {
  return generations.filter(([, from]) => from > year).length;
}

/** What a model is drawn by tells its length, height and clearance. */
function drawnFigures(address: string): readonly (number | undefined)[] | undefined {
  const [markCode = '', modelCode = ''] = address.split('/');
  const { form } = readCarShape(pictureShapeOf({ bodyType: 'suv', markCode, modelCode, year: seedYear })) ?? {};
  return form && [form.length * 10, undefined, form.height * 10, undefined, form.clearance * 10];
}

function sizesOf({ address, model, version }: Specified): number[] {
  const { klass = 'C' } = model;
  const usual = usualFigures(address, klass, version.body);
  const ofBody = knownFigures[`${address} ${version.body}`];
  const known: readonly (number | undefined)[] = ofBody ?? knownFigures[address] ?? [];
  const drawn = drawnFigures(address) ?? [];
  const likened = known.length + drawn.length > 0 ? [] : (knownFigures[address.replace(variant, '')] ?? []);
  const [main = version.body] = ofBody ? [] : model.bodies;
  // Another body differs from the known one as bodies of its class do.
  const [own, other] = [differenceOf(klass, main), differenceOf(klass, version.body)];
  const older = 1 - 0.012 * generationsBefore(model, version.year);
  return usual.map((figure, at) => {
    const stated = known[at] ?? drawn[at] ?? likened[at];
    return stated === undefined
      ? figure
      : stepped(stated * (at < 4 ? older : 1) + (other[at] ?? 0) - (own[at] ?? 0), 1);
  });
}

/** Where a body's weight is not that of its whole volume. */
const bodyDensity: Partial<Record<Version['body'], number>> = { pickup: 0.88, cabriolet: 1.08 };

/** kg: what a car of that volume, power and battery weighs. */
function weightOf([length = 0, width = 0, height = 0]: readonly number[], { version }: Specified, batteryKwh: number) {
  // Air stands over the bed of a pick-up; a body without a roof is stiffened below.
  const volume = ((length * width * height) / 1e9) * (bodyDensity[version.body] ?? 1);
  const { power } = powerOf(version.engine);
  const body = volume * (93 + 0.12 * Math.min(300, power));
  return stepped(body + batteryKwh * 3 + (version.drive === 'full' ? 50 : 0), 5);
}

/** Top speed, km/h: the cube root of the power, less for what stands tall; electric ones are limited earlier. */
function speedOf({ address, model, version }: Specified): number {
  const { fuel, power } = powerOf(version.engine);
  const isTall = ['suv', 'suv-3d', 'pickup', 'minivan', 'microbus'].includes(version.body);
  // A frame and steep glass cost more than height alone.
  const drag = (model.klass === 'J' ? 0.8 : isTall ? 0.91 : 1) * (isHalfBuilt(address) && !isTall ? 0.9 : 1);
  const free = 38 * Math.cbrt(power) * drag * (fuel === 'electro' ? 0.86 : 1);
  // A pick-up stands on the tyres of a lorry.
  const limit = version.body === 'pickup' ? 180 : model.klass === 'S' ? 320 : 250;
  return stepped(Math.min(free, limit), 1);
}

/** Thousand roubles of a new one below which wheels stay small, by the size of the car. */
const isPlain = ({ klass = 'C', newPrice, basePrice }: ModelFacts): boolean =>
  ((newPrice ?? basePrice)?.[1] ?? 0) < (klass === 'A' || klass === 'B' ? 1_200 : 1_700);

/** mm up to which a sports car is a town car without a roof, and a van is made of a car. */
const roadsterLength = 3_600;
const vanOfCarLength = 4_680;

function tyresOf({ address, model, version }: Specified, length = 0): Specification {
  const own = table.ownTyres[address];
  if (own) return { tyres: own };
  const { klass: stated = 'C' } = model;
  const isVanOfCar = stated === 'M' && length < vanOfCarLength;
  const klass = stated === 'S' && length < roadsterLength ? 'A' : isVanOfCar ? 'C' : stated;
  const isTall = ['suv', 'suv-3d', 'pickup'].includes(version.body);
  const [since, before] = isTall ? [table.suvTyres[klass], table.olderSuvTyres[klass]] : [];
  const pair = since ?? table.roadTyres[klass];
  const place = version.level >= 2 ? 1 : 0;
  // Wheels have grown by an inch or two; on what is cheap for its size they have not.
  if (version.year < 2010 || isPlain(model)) return { tyres: before ?? table.olderRoadTyres[klass] };
  return { tyres: pair[place], ...(klass === 'S' && { tyresRear: table.sportsRear[place] }) };
}

const doorsIn = ({ address, version: { body, seats } }: Specified): number | undefined =>
  body === 'pickup' && (seats ?? 5) <= 3 ? 2 : doorsOf(body, address);

/** The sheet of a passenger car. */
export function specifyCar(subject: Specified): Specification {
  const { model, version, consumption, rangeKm } = subject;
  const { klass = 'C' } = model;
  const [fuel] = version.engine;
  const isElectric = fuel === 'electro';
  const sizes = sizesOf(subject);
  const [length, width, height, wheelbase, clearance, boot, tank] = sizes;
  const charging = isElectric && rangeKm ? chargingOf(subject, table.energyUse[klass], rangeKm) : {};
  const kerbWeight = weightOf(sizes, subject, Number(charging.battery ?? 0));
  const load = version.body === 'pickup' ? 850 : 75 * (version.seats ?? 5) + 90;
  return {
    length,
    width,
    height,
    wheelbase,
    clearance,
    doors: doorsIn(subject),
    // A boot behind seven seats is small; a pick-up has a bed instead.
    ...(version.body !== 'pickup' && { boot: (version.seats ?? 5) > 5 ? stepped((boot ?? 0) * 0.45, 5) : boot }),
    ...(!isElectric && { tank }),
    kerbWeight,
    grossWeight: kerbWeight + load,
    payload: load,
    torque: torqueIn(subject),
    ...fuelOf(version.engine),
    topSpeed: speedOf(subject),
    ...(consumption && {
      consumptionCity: stepped(consumption * (fuel === 'hybrid' ? 0.97 : 1.28), 0.1),
      consumptionRoad: stepped(consumption * (fuel === 'hybrid' ? 1.02 : 0.84), 0.1),
    }),
    ...charging,
    ...tyresOf(subject, length),
  };
}
