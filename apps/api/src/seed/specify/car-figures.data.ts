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

/** kWh/100 km of an electric car of that class by the cycle that its range is stated in. */
export const energyUse: Record<Klass, number> = { A: 10.5, B: 12, C: 12.8, D: 13.6, E: 14.2, F: 15.5, J: 16.5, M: 16, S: 15.5 };
