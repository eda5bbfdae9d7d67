import type { Delivery } from '@showroom/domain/delivery';
import { bodyTypes, driveTypes, type EngineType, gearTypes, type TransportType } from '@showroom/domain/dictionaries';
import { countOf, formatDecimal, formatInteger, formatRoubles, formatVolume } from '@showroom/domain/text';
import type { VehicleCard } from '@showroom/domain/vehicle';

const nbsp = '\u00a0';

/** Address of a vehicle's page. */
export const vehicleHref = (id: number): string => `/catalog/${id}/`;

/** Where a visitor asks to be told of an arrival. The query says to the dialog which vehicle it is about. */
export const arrivalHref = (id: number): string => `${vehicleHref(id)}?vehicle=${id}#arrival`;

/** `Toyota Camry 2.5 AT Prestige`. */
export function vehicleTitle({
  mark,
  model,
  modification,
}: Pick<VehicleCard, 'mark' | 'model' | 'modification'>): string {
  return [mark.name, model.name, modification].filter(Boolean).join(' ');
}

/** Litres; '' for electric engines and trailers. */
export const volumeWords = (cubicCentimetres: number): string =>
  cubicCentimetres === 0 ? '' : formatVolume(cubicCentimetres);

const told: Partial<Record<EngineType, string>> = { diesel: 'дизель', hybrid: 'гибрид', gas: 'газ' };

/** Displacement of what is told by it, whatever its size: motorcyclists count in cm³. */
const inCubicCentimetres: ReadonlySet<TransportType> = new Set(['moto', 'atv', 'jet-ski']);

/** `200 л.с.`; '' for a trailer. */
const powerWords = ({ power }: Pick<VehicleCard, 'power'>): string =>
  power > 0 ? `${formatInteger(power)}${nbsp}л.с.` : '';

/** `2,5 л, 200 л.с.`, `2,2 л дизель, 200 л.с.`, `1 084 см³, 102 л.с.`; an electric one says so; '' for a trailer. */
export function engineWords({
  type = 'cars',
  engineType,
  engineVolume,
  power,
}: Pick<VehicleCard, 'engineType' | 'engineVolume' | 'power'> & { type?: TransportType }): string {
  if (engineType === 'none') return '';
  const fuel = told[engineType] ?? '';
  const exact = inCubicCentimetres.has(type) && engineVolume > 0;
  const volume = [exact ? `${formatInteger(engineVolume)}${nbsp}см³` : volumeWords(engineVolume), fuel]
    .filter(Boolean)
    .join(nbsp);
  return [engineType === 'electro' ? 'электро' : volume, powerWords({ power })].filter(Boolean).join(', ');
}

/** `45 000 км`. */
export const mileageWords = (km: number): string => `${formatInteger(km)}${nbsp}км`;

/** `120 моточасов`. */
export const hoursWords = (hours: number): string => countOf(hours, ['моточас', 'моточаса', 'моточасов']);

/** `1 владелец`. */
export const ownersWords = (owners: number): string => countOf(owners, ['владелец', 'владельца', 'владельцев']);

/** `за 3 дня, 18 000 ₽`. */
export const deliveryWords = ({ days, sum }: Delivery): string =>
  `за${nbsp}${countOf(days, ['день', 'дня', 'дней'])}, ${formatRoubles(sum)}`;

type CardFact =
  | 'year'
  | 'mileage'
  | 'engineHours'
  | 'owners'
  | 'battery'
  | 'range'
  | 'body'
  | 'engine'
  | 'power'
  | 'gear'
  | 'drive'
  | 'driveBesideYear';

/**
 * What a card says of each type, in two groups: how it lived, and what drives it. Mileage is of used ones alone, and the
 * gearbox takes its place on new ones: cards of a row have lines alike, and none keeps room for another's.
 */
const cardFacts: Record<TransportType, readonly (readonly CardFact[])[]> = {
  cars: [
    ['year', 'mileage', 'owners', 'gear'],
    ['engine', 'drive'],
  ],
  moto: [
    ['year', 'mileage', 'body'],
    ['engine', 'drive'],
  ],
  atv: [
    ['year', 'mileage', 'gear'],
    ['engine', 'drive'],
  ],
  'jet-ski': [['year', 'engineHours'], ['engine']],
  commercial: [
    ['year', 'mileage', 'body'],
    ['engine', 'gear'],
  ],
};
/** Of a car with a battery that is known the range is asked first. */
const batteryFacts: readonly (readonly CardFact[])[] = [
  ['year', 'mileage', 'owners', 'driveBesideYear'],
  ['power', 'battery', 'range'],
];

const driveWords = ({ driveType }: VehicleCard): string =>
  driveType === 'none' ? '' : driveTypes[driveType].toLowerCase();

const cardReaders: Record<CardFact, (vehicle: VehicleCard) => string> = {
  year: ({ year }) => String(year),
  mileage: ({ condition, mileageKm }) => (condition === 'used' ? mileageWords(mileageKm) : ''),
  // Asked of jet skis alone, which have no odometer.
  engineHours: ({ condition, engineHours }) =>
    condition === 'new' ? `без${nbsp}наработки` : engineHours ? hoursWords(engineHours) : '',
  owners: ({ condition, owners }) => (condition === 'used' && owners ? ownersWords(owners) : ''),
  // Nothing else is told in kWh, and with its noun the line has no room for the range.
  battery: ({ batteryKwh }) => (batteryKwh ? `${formatDecimal(batteryKwh)}${nbsp}кВт·ч` : ''),
  range: ({ rangeKm }) => (rangeKm ? `запас${nbsp}хода${nbsp}${mileageWords(rangeKm)}` : ''),
  body: ({ bodyType, payloadKg }) =>
    payloadKg
      ? `${bodyTypes[bodyType].toLowerCase()} до${nbsp}${formatDecimal(Math.round(payloadKg / 100) / 10)}${nbsp}т`
      : bodyTypes[bodyType].toLowerCase(),
  engine: engineWords,
  power: powerWords,
  gear: ({ condition, gearType }) =>
    condition === 'used' || gearType === 'none' || gearType === 'reducer' ? '' : gearTypes[gearType].toLowerCase(),
  drive: driveWords,
  // «2026 · задний» would be a riddle; behind mileage and owners of a used one there is no room for its noun.
  driveBesideYear: (vehicle) => [driveWords(vehicle), vehicle.condition === 'new' ? 'привод' : ''].join(nbsp).trim(),
};

const dot = `${nbsp}· `;

function cardGroups(vehicle: VehicleCard): string[][] {
  const facts = vehicle.type === 'cars' && vehicle.batteryKwh ? batteryFacts : cardFacts[vehicle.type];
  const [first = [], second = []] = facts.map((group) =>
    group.map((fact) => cardReaders[fact](vehicle)).filter(Boolean),
  );
  return first.length > 1 && second.length > 0 ? [first, second] : [[...first, ...second]];
}

/** Facts of a card, one by one. */
export const cardFactWords = (vehicle: VehicleCard): string[] => cardGroups(vehicle).flat();

/** Summary of a card, a line for each group: `2021 · 45 000 км` and `2,5 л, 200 л.с. · передний`. A year alone takes no line. */
export const cardLines = (vehicle: VehicleCard): string[] => cardGroups(vehicle).map((group) => group.join(dot));

/** The same in one line. */
export const cardLine = (vehicle: VehicleCard): string => cardFactWords(vehicle).join(dot);
