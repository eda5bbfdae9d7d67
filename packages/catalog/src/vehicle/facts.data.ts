import type { TransportType } from '@showroom/domain/dictionaries';

export type FactName =
  | 'year'
  | 'mileage'
  | 'bodyType'
  | 'engine'
  | 'displacement'
  | 'power'
  | 'gear'
  | 'drive'
  | 'color'
  | 'seats'
  | 'owners'
  | 'consumption'
  | 'acceleration'
  | 'range'
  | 'country'
  | 'vin';

/**
 * Facts of a vehicle by its kind, most asked first. The page shows the first eight that this vehicle has: a trailer has no
 * engine, a motorcycle is told by its displacement, an electric car by its range.
 */
export const factsOf: Record<TransportType, readonly FactName[]> = {
  cars: [
    'year',
    'mileage',
    'engine',
    'power',
    'gear',
    'drive',
    'bodyType',
    'color',
    'range',
    'owners',
    'consumption',
    'acceleration',
    'seats',
    'country',
    'vin',
  ],
  moto: [
    'year',
    'mileage',
    'displacement',
    'power',
    'bodyType',
    'gear',
    'drive',
    'color',
    'owners',
    'engine',
    'country',
    'vin',
  ],
  atv: ['year', 'mileage', 'displacement', 'power', 'drive', 'gear', 'seats', 'color', 'owners', 'country', 'vin'],
  'jet-ski': ['year', 'displacement', 'power', 'seats', 'engine', 'color', 'drive', 'owners', 'country', 'vin'],
  commercial: [
    'year',
    'mileage',
    'bodyType',
    'engine',
    'power',
    'gear',
    'drive',
    'seats',
    'color',
    'owners',
    'country',
    'vin',
  ],
};

/** How many facts stand in the table beside the gallery; the rest follow in the full list. */
export const keyFacts = 8;
