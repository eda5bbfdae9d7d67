import type { BodyType } from '@showroom/domain/dictionaries';
import { drawnKindOf, isSideBySide, pictureShapeOf, readMotoShape } from '@showroom/domain/picture-shape';
import type { Specification } from '@showroom/domain/specification';
import { hashOf } from '../random.ts';
import { fuelOf, stepped, torqueOf } from './engine-figures.ts';
import { type OwnMotorcycle, ownMotorcycles } from './own-machines.data.ts';
import type { Specified } from './specified.ts';
import { specifySideBySide } from './specify-side-by-side.ts';

type MotoFigures = readonly [
  length: number,
  width: number,
  height: number,
  wheelbase: number,
  clearance: number,
  seat: number,
  tank: number,
  kg: number,
  kgPerCm: number,
  tyres: string,
  rear: string,
];
/** Motorcycles by class: of 600 cm³; the smaller are smaller. Weight is so much, and so much a cubic centimetre. */
const motoFigures: Partial<Record<BodyType, MotoFigures>> = {
  road: [2130, 800, 1120, 1430, 150, 810, 16, 140, 0.065, '120/70 ZR17', '180/55 ZR17'],
  classic: [2230, 840, 1130, 1520, 135, 740, 14, 150, 0.085, '110/80 R18', '150/70 R17'],
  'sport-bike': [2060, 710, 1130, 1400, 130, 830, 17, 165, 0.035, '120/70 ZR17', '190/55 ZR17'],
  enduro: [2240, 900, 1370, 1540, 210, 855, 18, 148, 0.076, '90/90-21', '150/70 R18'],
  'off-road': [2170, 820, 1270, 1480, 325, 950, 8, 90, 0.06, '80/100-21', '110/100-18'],
  cross: [2170, 820, 1270, 1480, 335, 955, 7, 95, 0.035, '80/100-21', '110/90-19'],
  tricycle: [2670, 1500, 1250, 1710, 110, 675, 24, 150, 0.22, '165/55 R15', '225/50 R15'],
};
/** Those that are told by what they are, not by their body. */
const scooterTyres = ['120/70-15', '140/70-14'] as const;
const scooterFigures: MotoFigures = [2150, 760, 1350, 1530, 135, 785, 12, 95, 0.25, ...scooterTyres];
const tourerFigures: MotoFigures = [2450, 950, 1400, 1630, 130, 770, 24, 150, 0.125, '130/70 R18', '180/60 R16'];
/** Small ones for the dirt, of small wheels. */
const pitBikeFigures: MotoFigures = [1860, 780, 1130, 1280, 300, 860, 5, 62, 0.09, '70/100-17', '90/100-14'];
const isPitBike = ({ version: { body, engine, seats } }: Specified) =>
  (body === 'cross' || body === 'off-road') && seats === 1 && engine[1] > 0 && engine[1] < 190 && engine[2] < 25;
/** kg of a small one, and of a cm³ of it: for the road, and for the ground. */
const smallKg = [96, 0.24] as const;
const smallEnduroKg = [88, 0.14] as const;
const smallTyres = ['90/90-17', '120/80-17'] as const;
const smallSportTyres = ['110/70 R17', '140/70 R17'] as const;
const smallScooterTyres = ['90/90-14', '100/90-14'] as const;
/** Rear tyres of those below 800 and, for dirt, 450 cm³; an electric one of a moped's power has a bicycle's in front, too. */
const middleSport = '160/60 ZR17';
const middleRoad = '140/70 R17';
const lightEnduro = '120/90-18';
const mopedTyres = ['70/100-19', '70/100-19'] as const;

/** л.с. a litre from which a machine has a turbine or a compressor; motorcycles have next to never. */
const chargedFrom = { moto: 320, atv: 130, jetSki: 120 };
/** kWh/100 km of an electric motorcycle, and of one that weighs and goes as a moped. */
const motoEnergyUse = 5;
const mopedEnergyUse = 3.2;

/** With a sidecar: one tyre for all its wheels and the spare one. Nothing else of motorcycles takes three. */
const sidecarFigures: MotoFigures = [2510, 1690, 1100, 1510, 175, 790, 19, 275, 0.115, '4.00-18', '4.00-18'];
const sidecarSpeed = 105;

/** −1…1, the same for a model. */
const leaning = ({ address }: Specified, what: string) => (hashOf(`${address} ${what}`) % 2_001) / 1_000 - 1;

const drawnMotorcycle = ({ address, version: { body, year, engine } }: Specified) => {
  const [markCode = '', modelCode = ''] = address.split('/');
  return readMotoShape(pictureShapeOf({ bodyType: body, markCode, modelCode, year, engineVolume: engine[1] }))?.kind;
};

const drags: Partial<Record<BodyType, number>> = {
  tricycle: 0.75,
  enduro: 0.82,
  cross: 0.82,
  'off-road': 0.82,
  classic: 0.8,
};
/** A large twin that pulls from idling: cm³, л.с. a cm³, km/h. */
const slowTurning = { from: 1_600, below: 0.06, speed: 185 };

/** km/h that gears and shape allow: dirt machines are geared short. */
function mostSpeed(subject: Specified): number {
  const { body, engine } = subject.version;
  const [fuel, volume, power] = engine;
  if (drawnMotorcycle(subject) === 'sidecar') return sidecarSpeed;
  if (body === 'cross' || body === 'off-road') {
    if (fuel === 'electro') return power < 15 ? 75 : 95;
    return isPitBike(subject) ? 95 : 135;
  }
  return volume > slowTurning.from && power / volume < slowTurning.below ? slowTurning.speed : 299;
}

/** km/h: the cube root of the power, less for what stands tall or wide. */
function motoSpeed(subject: Specified): number {
  const { body, engine } = subject.version;
  const kind = drawnMotorcycle(subject);
  const drag = kind === 'scooter' ? 0.78 : kind === 'tourer' ? 0.82 : (drags[body] ?? 0.92);
  return stepped(Math.min(mostSpeed(subject), 56 * Math.cbrt(engine[2]) * drag), 1);
}

/** Tyres of a small motorcycle for the road. */
function smallTyresOf(subject: Specified): readonly [string, string] | undefined {
  const { body, engine } = subject.version;
  const isSmall = engine[1] > 0 && engine[1] < 260;
  // The wheels of a scooter follow its class, those of an enduro the ground.
  if (drawnMotorcycle(subject) === 'scooter') return isSmall ? smallScooterTyres : scooterTyres;
  if (!isSmall || body === 'enduro' || body === 'cross' || body === 'off-road') return undefined;
  return body === 'sport-bike' ? smallSportTyres : smallTyres;
}

/** A large twin turns slowly and asks for good petrol all the same; л.с. a litre. */
const plainMotorcycle = 40;

/** The sheet of one whose maker's figures are known. */
function ownMotoSheet({ version }: Specified, own: OwnMotorcycle): Specification {
  const [
    length,
    width,
    height,
    wheelbase,
    clearance,
    seatHeight,
    tank,
    kerbWeight,
    torque,
    topSpeed,
    tyres,
    tyresRear,
  ] = own;
  const payload = 90 * (version.seats ?? 1) + 10;
  return {
    ...{ length, width, height, wheelbase, clearance, seatHeight, tank, kerbWeight },
    grossWeight: kerbWeight + payload,
    payload,
    torque,
    ...fuelOf(version.engine, plainMotorcycle),
    ...{ topSpeed, tyres, tyresRear },
  };
}

export function specifyMoto(subject: Specified): Specification {
  const own = ownMotorcycles[subject.address];
  if (own) return ownMotoSheet(subject, own);
  const { version, rangeKm } = subject;
  const [fuel, volume] = version.engine;
  const seats = version.seats ?? 1;
  const kind = drawnMotorcycle(subject);
  const [length, width, height, wheelbase, clearance, seat, tank, kg, perCm, tyres, rear] =
    kind === 'scooter'
      ? scooterFigures
      : kind === 'tourer'
        ? tourerFigures
        : isPitBike(subject)
          ? pitBikeFigures
          : kind === 'sidecar'
            ? sidecarFigures
            : (motoFigures[version.body] ?? (motoFigures.road as MotoFigures));
  const size =
    (1 + 0.018 * leaning(subject, 'size')) *
    (volume > 0 && volume < 300 && clearance < 300 ? 0.93 : fuel === 'electro' && version.engine[2] < 15 ? 0.86 : 1);
  const isSmall = volume > 0 && volume < 260 && clearance < 300;
  const isMoped = fuel === 'electro' && version.engine[2] < 20;
  const isMiddle = volume < (version.body === 'sport-bike' ? 800 : 450);
  const energyUse = isMoped ? mopedEnergyUse : motoEnergyUse;
  const [ownKg, kgOfCm] =
    !isSmall || kind === 'scooter' ? [kg, perCm] : version.body === 'enduro' ? smallEnduroKg : smallKg;
  const engineKg = fuel === 'electro' ? version.engine[2] * 2 : kgOfCm * volume;
  const kerbWeight = stepped(
    (isMoped ? 42 : fuel === 'electro' ? 95 : ownKg) + engineKg + 6 * leaning(subject, 'weight'),
    1,
  );
  const payload = 90 * seats + 10;
  const middle = { 'sport-bike': middleSport, enduro: lightEnduro, road: middleRoad }[version.body as string] ?? rear;
  const [front, behind] = isMoped ? mopedTyres : (smallTyresOf(subject) ?? [tyres, isMiddle ? middle : rear]);
  return {
    length: stepped(length * size, 5),
    width: stepped(width * size, 5),
    height: stepped(height * size, 5),
    wheelbase: stepped(wheelbase * size, 5),
    clearance: stepped(clearance * (isSmall ? 0.95 : 1), 5),
    seatHeight: stepped(seat * (1 + 0.015 * leaning(subject, 'seat')), 5),
    ...(fuel !== 'electro' && {
      tank: stepped(isSmall || (version.body === 'enduro' && isMiddle) ? tank * 0.7 : tank, 0.5),
    }),
    ...(fuel === 'electro' && rangeKm && { battery: stepped((rangeKm * energyUse) / 100, 0.1), energyUse }),
    kerbWeight,
    grossWeight: kerbWeight + payload,
    payload,
    torque: torqueOf(version.engine, chargedFrom.moto),
    ...fuelOf(version.engine, plainMotorcycle),
    topSpeed: motoSpeed(subject),
    tyres: front,
    tyresRear: behind,
  };
}

/** N·m: full power comes at 6,000 revolutions, and of a charged one at 7,000. */
function quadTorque([fuel, volume, power]: Specified['version']['engine'], torque: number): number {
  const isCharged = fuel === 'petrol' && power / (volume / 1_000) > chargedFrom.atv;
  return Math.min(torque, stepped(power * (isCharged ? 0.97 : 1.17), 1));
}

/** A quad for sport: bare, low and light, its rear axle driven by a chain. */
function specifySportQuad(subject: Specified): Specification {
  const { version } = subject;
  const [, volume] = version.engine;
  const length = 1_830 * (1 + 0.015 * leaning(subject, 'size'));
  const kerbWeight = stepped(130 + volume * 0.09, 1);
  const payload = 100;
  return {
    length: stepped(length, 5),
    width: 1_170,
    height: 1_110,
    wheelbase: stepped(length * 0.7, 5),
    clearance: 115,
    seatHeight: 810,
    tank: 10.5,
    kerbWeight,
    grossWeight: kerbWeight + payload,
    payload,
    torque: quadTorque(version.engine, torqueOf(version.engine, chargedFrom.atv)),
    ...fuelOf(version.engine),
    topSpeed: stepped(Math.min(125, 33 * Math.cbrt(volume) * 0.36), 1),
    tyres: '21x7-10',
    tyresRear: '20x10-9',
  };
}

export function specifyAtv(subject: Specified): Specification {
  const { version } = subject;
  if (isSideBySide(subject.model.code)) return specifySideBySide(subject);
  if (version.drive === 'chain' && version.engine[1] >= 250) return specifySportQuad(subject);
  const [, volume, power] = version.engine;
  const seats = version.seats ?? 1;
  const isBig = volume >= 700;
  const isLight = volume < 300;
  const length = (isLight ? 1_750 : 2_120) + (seats > 1 ? 180 : 0) + (isBig ? 60 : 0);
  const kerbWeight = stepped(110 + volume * 0.31 + (seats > 1 ? 30 : 0), 5);
  const payload = isLight ? 120 : 150 + 45 * seats;
  return {
    length: stepped(length * (1 + 0.015 * leaning(subject, 'size')), 5),
    width: isLight ? 1_010 : 1_190,
    height: isLight ? 1_080 : 1_270,
    wheelbase: stepped(length * 0.62, 5),
    clearance: stepped((isLight ? 170 : 280) + 15 * leaning(subject, 'clearance'), 5),
    seatHeight: isLight ? 790 : 900,
    tank: isLight ? 9 : isBig ? 25 : 18,
    kerbWeight,
    grossWeight: kerbWeight + payload,
    payload,
    ...(!isLight && { towing: isBig ? 600 : 350 }),
    torque: quadTorque(version.engine, torqueOf(version.engine, chargedFrom.atv)),
    ...fuelOf(version.engine),
    topSpeed: stepped(Math.min(130, 24.5 * Math.cbrt(power)), 1),
    tyres: isLight ? '21x7-10' : isBig ? '26x9-14' : '25x8-12',
    tyresRear: isLight ? '20x10-9' : isBig ? '26x11-14' : '25x10-12',
  };
}

export function specifyJetSki(subject: Specified): Specification {
  const { version } = subject;
  const [, volume, power] = version.engine;
  const seats = version.seats ?? 1;
  const isStood = drawnKindOf('jet-ski', subject.model.code) === 'stand-up';
  const length = isStood ? 2_430 : volume > 1_400 ? 3_450 : 3_100;
  const isToy = !isStood && volume < 1_000;
  const kerbWeight = stepped(
    isStood ? volume * 0.178 - 17 : volume > 1_400 ? 175 + volume * 0.115 : volume * 0.5 - 260,
    1,
  );
  const payload = seats === 1 ? 100 : 80 * seats;
  return {
    length: stepped(length * (1 + 0.03 * leaning(subject, 'size')), 5),
    width: isStood ? 760 : volume > 1_400 ? 1_250 : 1_180,
    height: isStood ? 840 : 1_180,
    ...(!isStood && { storage: stepped(volume > 1_400 ? 150 + 20 * leaning(subject, 'storage') : 60, 5) }),
    tank: isStood ? 20 : volume > 1_400 ? 70 : isToy ? 30 : 50,
    kerbWeight,
    payload,
    // The pump asks for full power above 7,000 revolutions.
    torque: Math.min(torqueOf(version.engine, chargedFrom.jetSki), stepped(power * 0.97, 1)),
    ...fuelOf(version.engine),
    topSpeed: stepped(Math.min(112, 17.5 * Math.cbrt(power)), 1),
  };
}
