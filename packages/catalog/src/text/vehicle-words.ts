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
  return [engineType === 'electro' ? 'электро' : volume, power > 0 ? `${formatInteger(power)}${nbsp}л.с.` : '']
    .filter(Boolean)
    .join(', ');
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
  | 'gear'
  | 'drive';

/**
 * What a card says of each type, in its groups: how it lived, what drives it, what it stores. Mileage is of used ones alone,
 * and the gearbox takes its place on new ones.
 */
const cardFacts: Record<TransportType, readonly (readonly CardFact[])[]> = {
  cars: [
    ['year', 'mileage', 'owners'],
    ['engine', 'gear', 'drive'],
    ['battery', 'range'],
  ],
  moto: [
    ['year', 'mileage', 'body'],
    ['engine', 'drive'],
  ],
  atv: [
    ['year', 'mileage'],
    ['engine', 'gear', 'drive'],
  ],
  'jet-ski': [['year', 'engineHours'], ['engine']],
  commercial: [
    ['year', 'mileage', 'body'],
    ['engine', 'gear'],
  ],
};

const cardReaders: Record<CardFact, (vehicle: VehicleCard) => string> = {
  year: ({ year }) => String(year),
  mileage: ({ condition, mileageKm }) => (condition === 'used' ? mileageWords(mileageKm) : ''),
  engineHours: ({ condition, engineHours }) => (condition === 'used' && engineHours ? hoursWords(engineHours) : ''),
  owners: ({ condition, owners }) => (condition === 'used' && owners ? ownersWords(owners) : ''),
  battery: ({ batteryKwh }) => (batteryKwh ? `батарея${nbsp}${formatDecimal(batteryKwh)}${nbsp}кВт·ч` : ''),
  range: ({ rangeKm }) => (rangeKm ? `запас${nbsp}хода${nbsp}${mileageWords(rangeKm)}` : ''),
  body: ({ bodyType }) => bodyTypes[bodyType].toLowerCase(),
  engine: engineWords,
  gear: ({ condition, gearType }) =>
    condition === 'used' || gearType === 'none' || gearType === 'reducer' ? '' : gearTypes[gearType].toLowerCase(),
  drive: ({ driveType }) => (driveType === 'none' ? '' : driveTypes[driveType].toLowerCase()),
};

const dot = `${nbsp}· `;

function cardGroups(vehicle: VehicleCard): string[][] {
  const [first = [], second = [], ...rest] = cardFacts[vehicle.type].map((group) =>
    group.map((fact) => cardReaders[fact](vehicle)).filter(Boolean),
  );
  const groups = first.length > 1 ? [first, second, ...rest] : [[...first, ...second], ...rest];
  return groups.filter((group) => group.length > 0);
}

/** Facts of a card, one by one. */
export const cardFactWords = (vehicle: VehicleCard): string[] => cardGroups(vehicle).flat();

/** Summary of a card, a line for each group: `2021 · 45 000 км` and `2,5 л, 200 л.с. · передний`. A year alone takes no line. */
export const cardLines = (vehicle: VehicleCard): string[] => cardGroups(vehicle).map((group) => group.join(dot));

/** The same in one line. */
export const cardLine = (vehicle: VehicleCard): string => cardFactWords(vehicle).join(dot);
