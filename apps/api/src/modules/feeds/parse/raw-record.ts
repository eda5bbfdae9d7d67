import type { SpecificationName } from '@showroom/domain/specification-fields';

/** Figures of the data sheet that a feed may state. */
const sheetFields = [
  'length',
  'width',
  'height',
  'wheelbase',
  'clearance',
  'boot',
  'tank',
  'kerbWeight',
  'grossWeight',
  'payload',
  'topSpeed',
  'torque',
] as const satisfies readonly SpecificationName[];
export type SheetField = (typeof sheetFields)[number];

/** Fields of a record, independent of the shape. */
export const fieldNames = [
  ...sheetFields,
  'vin',
  /** Where a vehicle of the Japanese market has its number, and the VIN may be empty. */
  'frameNumber',
  /** What the dealer's program calls the record. */
  'recordId',
  'mark',
  /** Mark and model in one. */
  'fullName',
  'model',
  'generation',
  'modification',
  'trim',
  'year',
  'mileage',
  'mileageUnit',
  'engineHours',
  'price',
  'currency',
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
  /** Frames of a whole turn. */
  'spin',
  'video',
  'availability',
  /** Whether it may be bought now, `true` or `false`; what `availability` says outranks it. */
  'available',
  'action',
  'condition',
  'owners',
  'seats',
  'power',
  'volume',
  'range',
  'battery',
  'vat',
  'powerKw',
  'accidents',
  'customs',
  'papers',
  'warranty',
  'extras',
  'dealer',
  'address',
  'tradeIn',
  'credit',
  'insurance',
  'maxDiscount',
  'name',
  'partCode',
  'brand',
  'category',
  'qty',
  'minCount',
] as const;
export type FieldName = (typeof fieldNames)[number];
/** Fields whose element may repeat: their values become lines of one text. */
export const manyFields: ReadonlySet<FieldName> = new Set(['extras', 'video']);

/** A value as it stands in the file. */
export type RawValue = { text: string; line: number; element: string };

/** One vehicle or one item of the shop as raw texts; only photos and frames repeat. */
export type RawRecord = {
  line: number;
  values: Partial<Record<FieldName, RawValue>>;
  photos: readonly string[];
  /** Frames of a whole turn, in its order. */
  spin?: readonly string[];
};
