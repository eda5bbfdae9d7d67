// biome-ignore-all format: dense table of facts
import type { BodyType } from '@showroom/domain/dictionaries';
import type { ModelFacts } from '../facts/types.ts';

type Klass = NonNullable<ModelFacts['klass']>;
/** mm, mm, mm, mm, mm, litres, litres. */
export type CarFigures = readonly [length: number, width: number, height: number, wheelbase: number, clearance: number, boot: number, tank: number];

/** A usual sedan of each class; off-roaders (J), vans (M) and sports cars (S) as they are. Stands in for what is not known of a model. */
export const klassFigures: Record<Klass, CarFigures> = {
  A: [3650, 1620, 1500, 2400, 150, 250, 38], B: [4270, 1720, 1485, 2560, 165, 440, 48], C: [4590, 1795, 1465, 2680, 155, 470, 52],
  D: [4830, 1840, 1455, 2820, 150, 500, 60], E: [4980, 1875, 1460, 2930, 150, 520, 68], F: [5220, 1915, 1480, 3120, 145, 530, 78],
  J: [4720, 1900, 1820, 2780, 215, 560, 78], M: [4950, 1900, 1790, 3000, 160, 780, 70], S: [4500, 1880, 1290, 2600, 120, 250, 66],
};

/** How a body differs from the sedan of its class; not asked of J, M and S, which are of their own bodies. */
export const bodyDifference: Partial<Record<BodyType, CarFigures>> = {
  hatchback: [-280, 0, 20, 0, 0, -120, -2], liftback: [-20, 0, 0, 0, 0, 60, 0], wagon: [30, 0, 30, 0, 5, 80, 0],
  suv: [-130, 45, 215, 0, 45, 20, 2], 'suv-3d': [-520, 30, 220, -350, 50, -230, 0], coupe: [-60, 20, -60, -20, -15, -60, 0],
  cabriolet: [-60, 20, -50, -20, -15, -150, 0], minivan: [-20, 40, 230, 60, 10, 200, 5], microbus: [150, 80, 480, 200, 30, 600, 10],
  pickup: [420, 60, 340, 330, 65, 0, 15],
};

/** The same of J, M and S, by what they usually are: an off-roader, a van, a coupé. */
export const ownDifference: Partial<Record<BodyType, CarFigures>> = {
  sedan: [480, 30, 110, 320, 5, 190, 2],
  pickup: [380, 0, 20, 320, 5, 0, 0], 'suv-3d': [-620, -90, 30, -430, 0, -240, -20], microbus: [150, 20, 150, 150, 15, 200, 5],
};

/** Tyres of plain and of rich trims. Sports cars have wider ones behind. */
export const roadTyres: Record<Klass, readonly [string, string]> = {
  A: ['175/65 R14', '185/60 R15'], B: ['185/65 R15', '195/55 R16'], C: ['205/60 R16', '225/45 R17'], D: ['215/55 R17', '235/45 R18'],
  E: ['225/55 R18', '245/45 R19'], F: ['255/50 R19', '255/45 R20'], J: ['245/70 R17', '265/60 R18'], M: ['225/65 R17', '235/60 R18'], S: ['245/40 R19', '245/35 R20'],
};
export const suvTyres: Partial<Record<Klass, readonly [string, string]>> = {
  A: ['185/65 R15', '195/60 R16'], B: ['205/60 R16', '215/60 R17'], C: ['225/60 R17', '225/55 R18'], D: ['235/60 R18', '235/50 R19'],
  E: ['255/55 R19', '265/45 R20'], F: ['275/50 R21', '285/45 R22'],
};
/** Until 2009, and on cars that are cheap for their size. */
export const olderRoadTyres: Record<Klass, string> = {
  A: '155/70 R13', B: '175/70 R13', C: '195/65 R15', D: '205/55 R16', E: '205/65 R15', F: '245/50 R18', J: '215/75 R15', M: '215/65 R16', S: '225/45 R17',
};
export const olderSuvTyres: Partial<Record<Klass, string>> = { A: '175/65 R14', B: '205/65 R15', C: '215/65 R16', D: '225/65 R17', E: '235/65 R17', F: '255/55 R18' };
export const sportsRear = ['285/35 R19', '305/30 R20'] as const;

/** Tyres of models that stand on others than their class. */
export const ownTyres: Readonly<Record<string, string>> = {
  'lada/2107': '175/70 R13', 'lada/2110': '175/70 R13', 'lada/2114-samara': '175/70 R13', 'lada/priora': '185/65 R14', 'lada/4x4': '185/75 R16', 'lada/niva-legend': '185/75 R16',
  'lada/niva-travel': '215/65 R16', 'chevrolet/niva': '205/75 R15', 'uaz/hunter': '225/75 R16', 'uaz/3151': '215/90 R15', 'suzuki/jimny': '195/80 R15', 'mazda/mx-5': '205/45 R17', 'mercedes-benz/slk-class': '225/45 R17',
};

/** Marks that charge small petrol engines gently: л.с. a litre tell nothing up to so many cm³. */
export const gentlyCharged: Readonly<Record<string, number>> = {
  audi: 2_000, volkswagen: 2_000, skoda: 2_000, seat: 2_000, jetta: 2_000, 'mercedes-benz': 2_000, saab: 2_600, volvo: 2_600, bmw: 1_650, mini: 1_650,
  opel: 1_500, fiat: 1_500, jac: 1_550, peugeot: 1_250, citroen: 1_250, ds: 1_250,
};

/** cm³ of an engine with pistons that pulls like a rotary one. */
export const rotary: Readonly<Record<string, number>> = { 'mazda/rx-8': 2_170 };

/** Engines that have much power without a charger: cm³ by model. */
export const uncharged: Readonly<Record<string, readonly number[]>> = {
  'audi/r8': [4_163, 5_204], 'lamborghini/huracan': [5_204], 'lamborghini/gallardo': [4_961, 5_204], 'ferrari/458': [4_497, 4_499], 'ferrari/california': [4_297], 'ferrari/purosangue': [6_496],
  'mazda/mx-5': [1_998], 'toyota/gt86': [1_998, 2_387], 'subaru/brz': [1_998, 2_387], 'lexus/lc': [4_969], 'lexus/rc': [4_969], 'lexus/is': [4_969], 'bmw/m3': [3_246, 3_999],
  'bmw/m5': [4_999], 'porsche/911': [3_387, 3_436, 3_596, 3_614, 3_996], 'porsche/boxster': [2_480, 2_687, 2_706, 2_893, 3_179, 3_387, 3_436], 'porsche/718-boxster': [3_995], 'porsche/718-cayman': [3_995],
  'chevrolet/corvette': [5_463], 'maserati/granturismo': [4_244, 4_691], 'maserati/quattroporte': [4_244, 4_691], 'aston-martin/vantage': [4_280, 4_735, 5_935], 'nissan/370z': [3_696],
};

/** kWh/100 km of an electric car of that class by the cycle that its range is stated in. */
export const energyUse: Record<Klass, number> = { A: 10.5, B: 12, C: 12.8, D: 13.6, E: 14.2, F: 15.5, J: 16.5, M: 16, S: 15.5 };
