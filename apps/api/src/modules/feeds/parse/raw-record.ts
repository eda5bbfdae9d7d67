/** What a record of a feed may say, whatever its shape calls it. */
export const fieldNames = [
  'vin',
  'mark',
  'model',
  'generation',
  'modification',
  'trim',
  'year',
  'mileage',
  'price',
  'oldPrice',
  'body',
  'color',
  'colorName',
  'engine',
  'gear',
  'drive',
  'wheel',
  'description',
  'photo',
  'availability',
  'condition',
  'owners',
  'seats',
  'power',
  'volume',
  'vat',
  'dealer',
  'tradeIn',
  'credit',
  'insurance',
  'maxDiscount',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** A value as it stands in the file. */
export type RawValue = { text: string; line: number; element: string };

/** One vehicle as the file has it: nothing is understood yet. Photos alone come more than once. */
export type RawRecord = {
  line: number;
  values: Partial<Record<FieldName, RawValue>>;
  photos: readonly string[];
};
