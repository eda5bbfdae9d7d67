import type { BodyType, Condition, EngineType, GearType, TransportType } from './dictionaries.ts';
import { equipmentDoubts } from './equipment-doubts.ts';
import { type SpecificationName, specificationFields } from './specification/specification.data.ts';
import type { Specification } from './specification/specification.ts';
import { countsHours } from './vehicle-use.ts';

/** What is judged; null is not known. */
export type DoubtedVehicle = {
  type: TransportType;
  condition: Condition;
  bodyType: BodyType;
  engineType: EngineType;
  year: number;
  mileageKm: number;
  engineHours?: number | null;
  owners?: number | null;
  /** cm³. */
  engineVolume: number;
  /** л.с. */
  power: number;
  gearType?: GearType;
  seats?: number | null;
  /** Kopecks. */
  price: number | null;
  rangeKm: number | null;
  /** l/100 km. */
  consumption: number | null;
  equipment: readonly string[];
  /** Years in which the model is made; `to` is null while it still is. Absent: not known. */
  made?: { from: number; to: number | null };
  specification?: Specification;
};

type Bounds = readonly [least: number, most: number];
/** л.с. that vehicles of a type are sold with; a moped has one or two. */
const powers: Record<TransportType, Bounds> = {
  cars: [20, 1_600],
  moto: [1, 330],
  atv: [2, 250],
  'jet-ski': [30, 400],
  commercial: [20, 900],
};
/** Roubles from which a price is no typing error: a scooter, a trailer. */
const leastPrice: Record<TransportType, number> = {
  cars: 30_000,
  moto: 10_000,
  atv: 30_000,
  'jet-ski': 50_000,
  commercial: 50_000,
};
const mostPrice = 300_000_000;
/** Kilometres a year that one driver, or two in turns on a lorry, can do. */
const mostKmAYear: Record<TransportType, number> = {
  cars: 120_000,
  moto: 60_000,
  atv: 30_000,
  'jet-ski': 20_000,
  commercial: 250_000,
};
/** What a new one has run at most: delivery, and a way to the showroom. */
const newKm: Record<TransportType, number> = { cars: 1_000, moto: 300, atv: 300, 'jet-ski': 300, commercial: 5_000 };
/** Kilometres a year of a motorcycle for motocross: it is counted in hours, and its engine lives for a hundred. */
const mostTrackKmAYear = 5_000;
/** Engine hours a year of a jet ski that is let by the hour through the summer. */
const mostHoursAYear = 600;
/** Engine hours of a new one at most: the trial before delivery. */
const newHours = 5;
/** л.с. a litre: from an old diesel lorry to a race engine with a charger. */
const perLitre: Bounds = [8, 330];
/** l/100 km: the thriftiest diesel of two litres less; what burns less is charged. */
const leastConsumption = 2.8;
/** Years for which what left the factory is still sold as new. */
const newYears = 3;

/** The tail of a coupé may open as a door. */
const usualDoors: Partial<Record<BodyType, readonly number[]>> = {
  sedan: [4],
  coupe: [2, 3],
  cabriolet: [2],
  'suv-3d': [3],
  hatchback: [3, 5],
  wagon: [5],
};
/** Seats that vehicles of a type are made with; a bus of the market has twenty and more. */
const seatsOf: Record<TransportType, Bounds> = {
  cars: [1, 9],
  moto: [1, 3],
  atv: [1, 6],
  'jet-ski': [1, 4],
  commercial: [1, 60],
};

/** N·m a л.с. of an engine that turns 6,000 revolutions, as those of jet skis do and more. */
const mostTorque = 7_024 / 6_000;
/** The same of one that gives its power from 3,000 revolutions on, as old ones for the country do, and of a diesel from 2,200. */
const mostTorqueOfCar: Partial<Record<EngineType, number>> = { petrol: 7_024 / 3_000, diesel: 7_024 / 2_200 };

/** kg laden from which a speed is limited, and km/h that none of them goes. */
const limitedFrom = 3_500;
const limitedSpeed = 120;

/** kWh/100 km, from a moped to a loaded van. */
const energyBounds: Bounds = [3, 60];

/** Walls of a van curve outward from where it is measured. */
const bulging = 1.08;

type Rule = (vehicle: DoubtedVehicle, thisYear: number) => string | false;

const outside = (value: number, [least, most]: Bounds) => value < least || value > most;
const rubles = (price: number) => price / 100;

const rules: readonly Rule[] = [
  ({ year }, thisYear) => (year > thisYear + 1 || year < 1886) && `made in ${year}`,
  ({ condition, year }, thisYear) => condition === 'new' && year < thisYear - newYears && `new, but of ${year}`,
  ({ condition, mileageKm, type }) =>
    condition === 'new' && mileageKm > newKm[type] && `new, but has run ${mileageKm} km`,
  ({ type, mileageKm, year }, thisYear) =>
    mileageKm > mostKmAYear[type] * (Math.max(0, thisYear - year) + 1) && `${mileageKm} km since ${year}`,
  ({ bodyType, mileageKm, year }, thisYear) =>
    bodyType === 'cross' &&
    mileageKm > mostTrackKmAYear * (Math.max(0, thisYear - year) + 1) &&
    `${mileageKm} km on a track since ${year}`,
  ({ type, mileageKm }) => countsHours(type) && mileageKm > 0 && `${mileageKm} km without an odometer`,
  ({ type, condition, engineHours }) =>
    countsHours(type) && condition === 'used' && !engineHours && 'used, but its engine hours are not stated',
  ({ condition, engineHours }) =>
    condition === 'new' && (engineHours ?? 0) > newHours && `new, but has run ${engineHours} hours`,
  ({ engineHours, year }, thisYear) =>
    (engineHours ?? 0) > mostHoursAYear * (Math.max(0, thisYear - year) + 1) && `${engineHours} hours since ${year}`,
  // One sells it on within a year at the soonest.
  ({ owners, year }, thisYear) =>
    typeof owners === 'number' && owners > Math.max(1, thisYear - year) && `${owners} owners since ${year}`,
  ({ type, power, engineType }) =>
    engineType !== 'none' && outside(power, powers[type]) && `${power} hp for the type ${type}`,
  ({ engineType, engineVolume, power }) =>
    engineVolume > 0 &&
    (engineType === 'petrol' || engineType === 'diesel') &&
    outside(power / (engineVolume / 1_000), perLitre) &&
    `${power} hp from ${engineVolume} cm³`,
  ({ engineType, engineVolume }) =>
    engineType === 'electro' && engineVolume > 0 && `electric, but with ${engineVolume} cm³`,
  ({ engineType, consumption }) => engineType === 'electro' && consumption !== null && 'electric, but burns fuel',
  ({ engineType, rangeKm }) =>
    engineType !== 'electro' && engineType !== 'hybrid' && rangeKm !== null && 'an electric range without a battery',
  ({ type, engineType, consumption }) =>
    type === 'cars' &&
    (engineType === 'petrol' || engineType === 'diesel') &&
    consumption !== null &&
    consumption < leastConsumption &&
    `${consumption} l/100 km without a battery`,
  ({ engineType, gearType }) => engineType === 'electro' && gearType === 'manual' && 'electric, but with a gear lever',
  ({ type, seats, engineType }) =>
    typeof seats === 'number' &&
    (engineType === 'none' ? seats > 0 : outside(seats, seatsOf[type])) &&
    `${seats} seats for the type ${type}`,
  ({ rangeKm }) => rangeKm !== null && outside(rangeKm, [20, 1_200]) && `a range of ${rangeKm} km`,
  ({ price, type }) =>
    price !== null && outside(rubles(price), [leastPrice[type], mostPrice]) && `a price of ${rubles(price)} roubles`,
  ({ made, year }) => made !== undefined && year < made.from && `made in ${year}, the model since ${made.from}`,
  ({ made, condition }, thisYear) =>
    typeof made?.to === 'number' &&
    condition === 'new' &&
    made.to < thisYear &&
    `new, but the model ended in ${made.to}`,
];

/** Of the sheet: what figures say of each other. */
const sheetRules: readonly ((sheet: Figures, vehicle: DoubtedVehicle) => string | false)[] = [
  ({ wheelbase, length }) => wheelbase >= length && `a wheelbase of ${wheelbase} mm in ${length} mm`,
  ({ grossWeight, kerbWeight }) => grossWeight <= kerbWeight && `${kerbWeight} kg empty, ${grossWeight} kg laden`,
  ({ payload, grossWeight, kerbWeight }) =>
    Math.abs(grossWeight - kerbWeight - payload) > 100 && `carries ${payload} kg of ${grossWeight - kerbWeight}`,
  ({ clearance }) => outside(clearance, [60, 500]) && `a clearance of ${clearance} mm`,
  ({ boot }) => outside(boot, [30, 3_000]) && `a boot of ${boot} l`,
  ({ doors }, { bodyType }) =>
    Number.isFinite(doors) && usualDoors[bodyType]?.includes(doors) === false && `${doors} doors of a ${bodyType}`,
  ({ tank }, { engineType }) => engineType === 'electro' && tank > 0 && 'electric, but with a tank',
  ({ torque, tank }, { engineType }) =>
    engineType === 'none' && (torque > 0 || tank > 0) && 'a torque or a tank without an engine',
  ({ torque }, { type, power }) => type === 'jet-ski' && torque > power * mostTorque && `${torque} N·m of ${power} hp`,
  ({ torque }, { type, power, engineType }) =>
    type === 'cars' &&
    torque > power * (mostTorqueOfCar[engineType] ?? Number.POSITIVE_INFINITY) &&
    `${torque} N·m of ${power} hp`,
  ({ torque }, { type, power, engineType }) =>
    type === 'atv' && engineType === 'petrol' && torque > power * 1.3 && `${torque} N·m of ${power} hp`,
  ({ topSpeed, grossWeight }, { type }) =>
    type === 'commercial' &&
    grossWeight > limitedFrom &&
    topSpeed > limitedSpeed &&
    `${topSpeed} km/h with ${grossWeight} kg`,
  ({ seatHeight }) => outside(seatHeight, [450, 1_000]) && `a seat ${seatHeight} mm high`,
  ({ axles }, { specification }) =>
    axles !== Number.parseInt(String(specification?.wheelFormula), 10) / 2 &&
    Number.isFinite(axles) &&
    specification?.wheelFormula !== undefined &&
    `${axles} axles of ${specification.wheelFormula}`,
  (_, { specification }) => {
    const [all = 0, drivenOnes = 0] = String(specification?.wheelFormula ?? '')
      .split('×')
      .map(Number);
    return drivenOnes > all && `a wheel formula of ${all}×${drivenOnes}`;
  },
  ({ cargoLength, length }) => cargoLength > length && `a body of ${cargoLength} mm on ${length} mm`,
  ({ cargoWidth, width }) => cargoWidth > width && `a body ${cargoWidth} mm wide on ${width} mm`,
  ({ cargoLength, cargoWidth, cargoHeight, cargoVolume }) =>
    cargoVolume * 1e9 > cargoLength * cargoWidth * cargoHeight * bulging &&
    `${cargoVolume} m³ in ${cargoLength}×${cargoWidth}×${cargoHeight} mm`,
  ({ battery }, { engineType }) =>
    battery > 0 && engineType !== 'electro' && engineType !== 'hybrid' && 'a battery of traction beside no motor',
  ({ battery }, { rangeKm, engineType }) =>
    engineType === 'electro' &&
    rangeKm !== null &&
    outside((battery / rangeKm) * 100, energyBounds) &&
    `${rangeKm} km on ${battery} kWh`,
  ({ topSpeed }) => outside(topSpeed, [30, 420]) && `a speed of ${topSpeed} km/h`,
  ({ consumptionCity }, { consumption }) =>
    consumption !== null &&
    consumptionCity < consumption * 0.8 &&
    `${consumptionCity} l in town, ${consumption} l in all`,
];

/** Figures that are not known are no number, and no comparison with them holds. */
type Figures = Record<SpecificationName, number>;
const unknown = Object.fromEntries(specificationFields.map(({ name }) => [name, Number.NaN])) as Figures;

/** What cannot be true of a vehicle, or hardly: terse English for a report. Empty when nothing is to be wondered at. */
export function doubtsOf(vehicle: DoubtedVehicle, thisYear: number): string[] {
  const sheet = { ...unknown, ...(vehicle.specification as Partial<Figures>) };
  return [
    ...rules.map((rule) => rule(vehicle, thisYear)),
    ...sheetRules.map((rule) => rule(sheet, vehicle)),
    ...equipmentDoubts({ ...vehicle, doors: Number.isFinite(sheet.doors) ? sheet.doors : undefined }),
  ].filter((one) => one !== false);
}
