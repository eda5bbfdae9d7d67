import type { BodyType } from './dictionaries.ts';

/** What a vehicle's number is called, covered or not: what floats has a hull, and only a frame number has a hyphen. */
export const numberLabel = (number: string, bodyType: BodyType): string =>
  bodyType === 'jet-ski' ? 'Номер корпуса' : number.includes('-') ? 'Номер кузова' : 'VIN';
