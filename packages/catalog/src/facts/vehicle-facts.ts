import { bodyTypes, countries, driveTypes, engineTypes, gearTypes } from '@showroom/domain/dictionaries';
import { nouns } from '@showroom/domain/nouns';
import { specificationValue } from '@showroom/domain/specification';
import { formatDecimal, formatInteger } from '@showroom/domain/text';
import { tied } from '@showroom/domain/tied';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import { numberLabel } from '@showroom/domain/vehicle-number';
import { hasPts } from '@showroom/domain/vehicle-papers';
import { countsHours } from '@showroom/domain/vehicle-use';
import { capital } from '../text/capital.ts';
import { hoursWords, mileageWords, volumeWords } from '../text/vehicle-words.ts';
import { type FactKind, type FactName, factsOf } from './facts.data.ts';

/** What facts are read from: a vehicle page's data, or what a comparison knows. */
export type FactSubject = Omit<
  VehicleDetail,
  'benefits' | 'equipment' | 'description' | 'dealerFull' | 'adviser' | 'publishedAt' | 'similar'
>;
export type Fact = { name: FactName; label: string; value: string };

const nbsp = '\u00a0';

/** How each fact is called and read; an empty string where the vehicle has no such thing. */
const readers: Record<FactName, { label: string; read: (vehicle: FactSubject) => string }> = {
  year: { label: 'Год выпуска', read: ({ year }) => String(year) },
  mileage: {
    label: 'Пробег',
    read: ({ condition, mileageKm }) => (condition === 'new' ? 'Новый, без пробега' : mileageWords(mileageKm)),
  },
  engineHours: {
    label: 'Моточасы',
    read: ({ type, condition, engineHours }) => {
      if (condition === 'new') return countsHours(type) ? 'Новый, без\u00a0наработки' : '';
      return engineHours ? hoursWords(engineHours) : '';
    },
  },
  bodyType: { label: 'Кузов', read: ({ bodyType }) => bodyTypes[bodyType] },
  version: { label: 'Исполнение', read: ({ trim }) => trim },
  payload: {
    label: 'Грузоподъёмность',
    read: ({ specification }) => specificationValue(specification.payload, 'кг'),
  },
  axles: { label: 'Осей', read: ({ specification }) => specificationValue(specification.axles, '') },
  engine: {
    label: 'Двигатель',
    // Where the displacement is told by itself, it is not told twice.
    read: ({ type, engineType, engineVolume }) =>
      engineType === 'none'
        ? ''
        : [engineTypes[engineType], factsOf[type].includes('displacement') ? '' : volumeWords(engineVolume)]
            .filter(Boolean)
            .join(', '),
  },
  displacement: {
    label: 'Рабочий объём',
    read: ({ engineVolume }) => (engineVolume > 0 ? `${formatInteger(engineVolume)}${nbsp}см³` : ''),
  },
  power: { label: 'Мощность', read: ({ power }) => (power > 0 ? `${formatInteger(power)}${nbsp}л.с.` : '') },
  gear: { label: 'Коробка передач', read: ({ gearType }) => (gearType === 'none' ? '' : gearTypes[gearType]) },
  drive: { label: 'Привод', read: ({ driveType }) => (driveType === 'none' ? '' : driveTypes[driveType]) },
  color: { label: 'Цвет', read: ({ color }) => color },
  seats: { label: 'Мест', read: ({ seats }) => (seats ? String(seats) : '') },
  owners: {
    label: 'Владельцев по\u00a0ПТС',
    read: ({ owners, condition }) => (condition === 'used' && owners ? String(owners) : ''),
  },
  consumption: {
    label: 'Расход, смешанный',
    read: ({ consumption }) => (consumption ? `${formatDecimal(consumption)}${nbsp}л/100${nbsp}км` : ''),
  },
  acceleration: {
    label: 'Разгон до\u00a0100\u00a0км/ч',
    read: ({ acceleration }) => (acceleration ? `${formatDecimal(acceleration)}${nbsp}с` : ''),
  },
  range: { label: 'Запас хода', read: ({ rangeKm }) => (rangeKm ? mileageWords(rangeKm) : '') },
  country: { label: 'Страна марки', read: ({ country }) => countries[country] },
  vin: { label: 'VIN', read: ({ vinMasked }) => vinMasked ?? '' },
};

/** Names that differ for a kind of vehicle. */
const otherLabels: Partial<Record<FactKind, Partial<Record<FactName, string>>>> = {
  moto: { bodyType: 'Класс', drive: 'Передача' },
  commercial: { bodyType: 'Вид техники' },
  'semi-trailer': { bodyType: 'Вид техники' },
  'jet-ski': { drive: 'Движитель' },
};

/** What a vehicle is told as. */
function factKindOf({ type, engineType, bodyType }: Pick<FactSubject, 'type' | 'engineType' | 'bodyType'>): FactKind {
  if (bodyType === 'semi-trailer') return bodyType;
  return type === 'cars' && engineType === 'electro' ? engineType : type;
}

/** A name that follows from the vehicle itself; undefined where the fact has one for all. */
function ownLabel(name: FactName, { type, bodyType }: FactSubject, value: string): string | undefined {
  if (name === 'vin') return numberLabel(value, bodyType);
  if (name === 'owners') return hasPts(type) ? undefined : 'Владельцев';
  return name === 'version' ? capital(nouns[type].version[0]) : undefined;
}

/** Everything that is known about a vehicle, in the order of its kind, without empty rows. */
export function vehicleFacts(vehicle: FactSubject): Fact[] {
  const kind = factKindOf(vehicle);
  return factsOf[kind].flatMap((name) => {
    const { label, read } = readers[name];
    const value = read(vehicle);
    return value
      ? [{ name, label: ownLabel(name, vehicle, value) ?? otherLabels[kind]?.[name] ?? label, value: tied(value) }]
      : [];
  });
}
