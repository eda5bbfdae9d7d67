import { carsChinaChangan } from './cars-china-changan.data.ts';
import { carsChinaChery } from './cars-china-chery.data.ts';
import { carsChinaElectric } from './cars-china-electric.data.ts';
import { carsChinaGeely } from './cars-china-geely.data.ts';
import { carsChinaGwm } from './cars-china-gwm.data.ts';
import { carsEurope } from './cars-europe.data.ts';
import { carsGermany } from './cars-germany.data.ts';
import { carsJapan } from './cars-japan.data.ts';
import { carsKorea } from './cars-korea.data.ts';
import { carsRussia } from './cars-russia.data.ts';
import { carsUsa } from './cars-usa.data.ts';
import type { MarkFacts } from './types.ts';

/** Every mark of passenger cars with its models. A mark stands in one of the lists only. */
export const carMarks: readonly MarkFacts[] = [
  ...carsRussia,
  ...carsChinaChery,
  ...carsChinaGeely,
  ...carsChinaGwm,
  ...carsChinaChangan,
  ...carsChinaElectric,
  ...carsJapan,
  ...carsKorea,
  ...carsGermany,
  ...carsEurope,
  ...carsUsa,
];
