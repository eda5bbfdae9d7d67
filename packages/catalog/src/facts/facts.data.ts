import type { TransportType } from '@showroom/domain/dictionaries';

export type FactName =
  | 'year'
  | 'mileage'
  | 'engineHours'
  | 'bodyType'
  | 'version'
  | 'payload'
  | 'axles'
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

/** The kinds that facts are told by. A semi-trailer and an electric car are asked about differently from their type. */
export type FactKind = TransportType | 'electro' | 'semi-trailer';

/**
 * Facts of a vehicle by its kind, most asked first. The page shows the first eight that this vehicle has: a trailer has no
 * engine and is told by what it carries, a motorcycle is told by its displacement, an electric car by its range, a truck by its version (tipper, chassis).
 */
export const factsOf: Record<FactKind, readonly FactName[]> = {
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
  electro: [
    'year',
    'mileage',
    'range',
    'power',
    'drive',
    'bodyType',
    'acceleration',
    'color',
    'engine',
    'owners',
    'gear',
    'seats',
    'country',
    'vin',
  ],
  moto: [
    'year',
    'mileage',
    'bodyType',
    'displacement',
    'power',
    'gear',
    'drive',
    'color',
    'owners',
    'engine',
    'country',
    'vin',
  ],
  atv: [
    'year',
    'mileage',
    'engineHours',
    'displacement',
    'power',
    'drive',
    'gear',
    'seats',
    'color',
    'engine',
    'owners',
    'country',
    'vin',
  ],
  // Kilometres say nothing of a jet ski: it has no odometer.
  'jet-ski': [
    'year',
    'engineHours',
    'displacement',
    'power',
    'seats',
    'engine',
    'color',
    'drive',
    'version',
    'owners',
    'country',
    'vin',
  ],
  commercial: [
    'year',
    'mileage',
    'engineHours',
    'bodyType',
    'version',
    'engine',
    'power',
    'gear',
    'drive',
    'seats',
    'color',
    'owners',
    'consumption',
    'range',
    'country',
    'vin',
  ],
  'semi-trailer': ['year', 'mileage', 'bodyType', 'version', 'payload', 'axles', 'color', 'owners', 'country', 'vin'],
};

/** How many facts stand in the table beside the gallery; the rest follow in the full list. */
export const keyFacts = 8;
