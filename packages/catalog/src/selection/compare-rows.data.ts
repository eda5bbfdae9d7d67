import type { FactName } from '../facts/facts.data.ts';

/** Facts that a comparison has under another name, in its sheet, or not at all. */
export const factsElsewhere = { vin: true, version: true, payload: true, axles: true } as const;

export type CompareRowName =
  | Exclude<FactName, keyof typeof factsElsewhere>
  | 'price'
  | 'benefit'
  | 'monthly'
  | 'vat'
  | 'condition'
  | 'generation'
  | 'trim'
  | 'dealer'
  | 'city';

/** Rows of a comparison by group. A row that no vehicle fills is left out, so one list serves every kind. */
export const compareGroups: readonly { title: string; rows: readonly CompareRowName[] }[] = [
  { title: 'Цена', rows: ['price', 'benefit', 'monthly', 'vat'] },
  { title: 'Главное', rows: ['condition', 'year', 'mileage', 'engineHours', 'owners', 'generation', 'trim'] },
  {
    title: 'Двигатель и ходовые качества',
    rows: ['engine', 'displacement', 'power', 'acceleration', 'consumption', 'range'],
  },
  { title: 'Трансмиссия', rows: ['gear', 'drive'] },
  { title: 'Кузов', rows: ['bodyType', 'seats', 'color', 'country'] },
  { title: 'Где посмотреть', rows: ['dealer', 'city'] },
];

/** Which figure is the better one; rows that are not named have no better: a payment is small over a long term. */
export const betterFigure: Partial<Record<CompareRowName, 'lower' | 'higher'>> = {
  price: 'lower',
  benefit: 'higher',
  year: 'higher',
  mileage: 'lower',
  engineHours: 'lower',
  owners: 'lower',
  power: 'higher',
  acceleration: 'lower',
  consumption: 'lower',
  range: 'higher',
};
