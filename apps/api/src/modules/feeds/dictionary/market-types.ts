import type { Country, DriveType, TransportType } from '@showroom/domain/dictionaries';

/**
 * Models of one kind: type, bodies between commas (the first is the usual one), what drives a two-wheel version, and names between
 * commas. `Hiace=хайс=хиас`: other spellings after the name; case, hyphens and spaces do not count.
 */
export type MarketGroup = readonly [type: TransportType, bodies: string, drive: DriveType, names: string];

/** A mark of the market; one that the catalogue may lack has its name, Russian name, country and other spellings between `|`. */
export type MarketMark = {
  code: string;
  head?: readonly [name: string, nameRu: string, country: Country, spellings: string];
  models: readonly MarketGroup[];
};
