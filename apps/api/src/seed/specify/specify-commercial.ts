import { isBoxLorry } from '@showroom/domain/picture-shape';
import type { Specification } from '@showroom/domain/specification';
import { chargingOf } from './charging.ts';
import { type Chassis, chassisOf, grossOfTrims, smallLorries, useOfTrim } from './chassis.data.ts';
import { fuelOf, stepped, torqueOf } from './engine-figures.ts';
import type { Specified } from './specified.ts';
import { vanFigures } from './van-figures.data.ts';

/** kWh/100 km of an electric van with a load. */
const vanEnergyUse = 40;

/** Their gas engines burn liquefied gas and nothing else. */
const onLiquefiedGas: ReadonlySet<string> = new Set(['kia/bongo-iii', 'hyundai/porter-ii']);

/** kg of a gross weight from which the speed is limited by law, and km/h of buses and vans, and of lorries. */
const limitedFrom = 3_500;
const limits = { van: 100, lorry: 95 };

/** What every vehicle with an engine has. */
function driven({ address, version, consumption }: Specified, topSpeed: number): Specification {
  return {
    torque: torqueOf(version.engine, 80),
    ...(version.engine[0] === 'gas' && onLiquefiedGas.has(address)
      ? { fuel: 'Сжиженный газ' }
      : fuelOf(version.engine)),
    topSpeed,
    ...(consumption && {
      consumptionCity: stepped(consumption * 1.2, 0.1),
      consumptionRoad: stepped(consumption * 0.88, 0.1),
    }),
  };
}

/** The space behind the seats of a van that is a box of some length. */
function spaceIn(length: number, height: number, isSmall: boolean): readonly [number, number, number, number] {
  const long = stepped(length * (isSmall ? 0.4 : 0.55), 10);
  const wide = isSmall ? 1_480 : 1_780;
  const high = stepped(height * (isSmall ? 0.63 : 0.72), 10);
  return [long, wide, high, (long * wide * high * 0.93) / 1e9];
}

/** Vans and microbuses: small ones are made of cars, the others weigh up to 3.5 t, as a car's licence allows. */
function specifyVan(subject: Specified): Specification {
  const { address, version, rangeKm, model } = subject;
  const [fuel, volume, power] = version.engine;
  const [price = 3_000] = model.newPrice ?? model.basePrice ?? [];
  // What is made of a car has less than two litres.
  const isSmall = model.bodies[0] !== 'microbus' && (version.seats ?? 9) <= 2 && volume < 1_990;
  const isLong = /Long|Maxi|XL/.test(version.trim);
  const isBus = version.body === 'microbus';
  const isForNine = (version.seats ?? 99) <= 9;
  // A microbus within a car's licence is a long people carrier.
  const isMiddle = !isSmall && (price < 2_400 || (isBus && isForNine));
  const known = vanFigures[`${address} ${version.trim}`] ?? vanFigures[address];
  const usualLength = (isSmall ? 4_400 : isMiddle ? 5_050 : isBus ? 6_200 : 5_550) + (isLong ? 450 : 0);
  const [length, width, height, wheelbase, usualGross, space] = known ?? [
    usualLength,
    isSmall ? 1_800 : 2_050,
    isSmall ? 1_830 : isMiddle ? 2_050 : isBus ? 2_780 : 2_530,
    stepped(usualLength * 0.61, 5),
    isSmall ? 2_000 : isMiddle ? 2_900 : isBus && !isForNine ? 4_600 : 3_500,
  ];
  const grossWeight = grossOfTrims[address]?.[version.trim] ?? usualGross;
  const kerbWeight = stepped(grossWeight * (isSmall ? 0.66 : isBus ? 0.64 : 0.62), 5);
  // A second row takes its length from the load.
  const behind = (version.seats ?? 0) > 3 && address !== 'uaz/sgr-combi' ? 0.62 : 1;
  const [cargoLength, cargoWidth, cargoHeight, cargoVolume] = space ?? spaceIn(length, height, isSmall);
  return {
    length,
    width,
    height,
    wheelbase,
    clearance: version.drive === 'full' ? 205 : 170,
    doors: isSmall ? 4 : 5,
    ...(fuel !== 'electro' && { tank: isSmall ? 55 : 75 }),
    kerbWeight,
    grossWeight,
    payload: grossWeight - kerbWeight,
    wheelFormula: version.drive === 'full' ? '4×4' : '4×2',
    ...(!isBus && {
      cargoLength: stepped(cargoLength * behind, 10),
      cargoWidth,
      cargoHeight,
      cargoVolume: stepped(cargoVolume * behind, 0.1),
    }),
    ...driven(subject, stepped(Math.min(grossWeight > limitedFrom ? limits.van : 165, 100 + power * 0.35), 5)),
    ...(fuel === 'electro' && rangeKm ? chargingOf(subject, vanEnergyUse, rangeKm) : {}),
    tyres: isSmall ? '195/65 R15' : isBus ? '185/75 R16C' : '225/70 R16C',
  };
}

/** Kerb weight as a part of the gross one, by use. */
const ownPart: Record<Chassis[2], number> = { tractor: 0.44, tipper: 0.42, flatbed: 0.46, chassis: 0.4 };

/** The same of walls and a roof, and of a light lorry's front axle that is driven. */
const boxPart = 0.08;
const offRoadPart = 0.12;

/** Lorries by their gross weight: mm of length, width, height and width of the bed, mm before the bed and behind it, l of the tank, tyres. */
const lorrySizes: readonly (readonly [
  leastGross: number,
  length: number,
  width: number,
  height: number,
  bedWidth: number,
  rest: number,
  tank: number,
  tyres: string,
])[] = [
  [15_000, 8_100, 2_550, 3_150, 2_320, 2_600, 350, '315/80 R22,5'],
  [10_000, 7_300, 2_300, 2_550, 2_180, 2_200, 150, '245/70 R19,5'],
  [6_000, 7_300, 2_300, 2_550, 2_180, 2_200, 150, '225/75 R17,5'],
  [2_500, 5_900, 2_070, 2_180, 1_980, 2_200, 70, '185/75 R16C'],
];
/** A car's nose with a platform behind it. */
const lorryOfCar = [0, 4_400, 1_680, 1_780, 1_500, 2_600, 50, '185/65 R14'] as const;

function specifyLorry(subject: Specified): Specification {
  const { address, version, rangeKm, model } = subject;
  const [fuel, , power] = version.engine;
  const [knownWheels, usualGross, usual] = chassisOf[address] ?? ['4×2', 3_500, 'flatbed'];
  const small =
    smallLorries[`${address} ${version.trim}`] ?? smallLorries[`${address} ${version.seats}`] ?? smallLorries[address];
  const gross = small?.[5] ?? grossOfTrims[address]?.[version.trim] ?? usualGross;
  const named = useOfTrim.find(([words]) => words.test(version.trim))?.[1];
  const use = named ?? usual;
  const isHeavy = gross > 15_000;
  // All that it stands on.
  const wheels = version.drive === 'full' ? knownWheels.replace(/×\d/, `×${knownWheels[0]}`) : knownWheels;
  const axles = wheels.startsWith('6') ? 3 : 2;
  // What its picture shows, unless its name says another body.
  const isBox = !named && isBoxLorry(model.code);
  const more = (isBox ? boxPart : 0) + (wheels === '4×4' && gross > 5_000 ? offRoadPart : 0);
  const kerbWeight = small?.[4] ?? stepped(gross * ((gross < 5_000 ? 0.58 : ownPart[use]) + more), 10);
  const [, usualLength, usualWidth, usualHeight, usualBedWidth, rest, usualTank, tyres] =
    lorrySizes.find(([leastGross]) => gross >= leastGross) ?? lorryOfCar;
  const isTractor = use === 'tractor';
  const [length, width, height, wheelbase] = small ?? [
    isTractor ? 6_100 + (axles - 2) * 900 : usualLength,
    usualWidth,
    usualHeight,
    undefined,
  ];
  // Between the bumper, the cabin and the tail lamps.
  const [body, bedWidth] = small?.[6] ?? [stepped(length - rest, 50), usualBedWidth];
  const side = isBox ? (isHeavy ? 2_400 : 2_100) : use === 'tipper' ? 1_350 : 400;
  return {
    length,
    width,
    height: isTractor ? 3_750 : isBox ? side + 1_150 : height,
    wheelbase: wheelbase ?? stepped(length * (isTractor ? 0.6 : 0.53), 50),
    clearance: wheels.endsWith('×6') || wheels === '4×4' ? (gross < 5_000 ? 210 : 360) : isHeavy ? 260 : 190,
    ...(fuel !== 'electro' && { tank: isTractor ? 800 : usualTank }),
    kerbWeight,
    grossWeight: gross,
    ...(isTractor ? { fifthWheel: gross - kerbWeight } : { payload: gross - kerbWeight }),
    wheelFormula: wheels,
    axles,
    ...((isBox || use === 'flatbed' || use === 'tipper') && {
      cargoLength: body,
      cargoWidth: bedWidth,
      cargoHeight: side,
      cargoVolume: stepped((body * bedWidth * side) / 1e9, 0.1),
    }),
    ...driven(subject, isHeavy ? 90 : stepped(Math.min(gross > limitedFrom ? limits.lorry : 130, 95 + power * 0.2), 5)),
    ...(fuel === 'electro' && rangeKm ? chargingOf(subject, vanEnergyUse, rangeKm) : {}),
    tyres,
  };
}

/** Trailers by what their model or trim carries: inner length, width and height in mm, own weight in kg. */
const trailers: readonly (readonly [RegExp, readonly [number, number, number, number]])[] = [
  [/31 м³/i, [8_200, 2_300, 1_640, 7_400]],
  [/самосвал|gr-ts|9523|9509|934220|s-ki/i, [7_600, 2_300, 1_600, 7_200]],
  [/бортов|9334|914200|9888/i, [13_600, 2_480, 700, 6_300]],
  [/зерновоз|9599/i, [11_000, 2_480, 2_000, 7_900]],
  [/cool|рефриж|reefer|камерн|изотерм|purferro/i, [13_410, 2_490, 2_650, 8_200]],
  [/45 футов/i, [13_600, 2_480, 0, 5_300]],
  [/футов|9453|box-liner|914230/i, [12_200, 2_480, 0, 4_900]],
];
const curtainSider = [13_620, 2_480, 2_680, 6_400] as const;

function specifyTrailer({ address, version }: Specified): Specification {
  const named = `${address} ${version.trim}`;
  const [length, width, height, kerbWeight] = trailers.find(([words]) => words.test(named))?.[1] ?? curtainSider;
  const grossWeight = 39_000;
  return {
    length: length + 320,
    width: 2_550,
    height: height > 0 ? height + 1_330 : 1_550,
    kerbWeight,
    grossWeight,
    payload: grossWeight - kerbWeight,
    axles: 3,
    cargoLength: length,
    cargoWidth: width,
    ...(height > 0 && { cargoHeight: height, cargoVolume: stepped((length * width * height) / 1e9, 1) }),
    tyres: '385/65 R22,5',
  };
}

/** The sheet of a van, a microbus, a lorry or a semi-trailer. */
export function specifyCommercial(subject: Specified): Specification {
  if (subject.version.body === 'semi-trailer') return specifyTrailer(subject);
  return subject.version.body === 'truck' ? specifyLorry(subject) : specifyVan(subject);
}
