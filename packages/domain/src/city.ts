/** The cities that a visitor can choose. `msk` is the default (PRD-9). */
export const cities = {
  msk: {
    code: 'msk',
    i: 'Москва',
    r: 'Москвы',
    d: 'Москве',
    v: 'Москву',
    t: 'Москвой',
    p: 'Москве',
  },
  spb: {
    code: 'spb',
    i: 'Санкт-Петербург',
    r: 'Санкт-Петербурга',
    d: 'Санкт-Петербургу',
    v: 'Санкт-Петербург',
    t: 'Санкт-Петербургом',
    p: 'Санкт-Петербурге',
  },
} as const;

export type CityCode = keyof typeof cities;
export const cityCodes = ['msk', 'spb'] as const;
export const defaultCity: CityCode = 'msk';

/** Name and life of the cookie that keeps the choice: 7 days (PRD-9). */
export const cityCookie = { name: 'siteCityCode', maxAgeSeconds: 604_800 } as const;

export function isCityCode(value: unknown): value is CityCode {
  return value === 'msk' || value === 'spb';
}

/** Reads a city from a query value: a code, or its Russian name (PRD-5). Unknown → undefined. */
export function cityFromQuery(value: string): CityCode | undefined {
  if (isCityCode(value)) return value;
  return cityCodes.find((code) => cities[code].i === value);
}

/** A guess of the visitor's city (by address) as one of ours; krasnodar and unknown ones fall back to msk. */
export function cityFromLocation(code: string | undefined): CityCode {
  return isCityCode(code) ? code : defaultCity;
}

/** The city of a root parameter, which the pipeline has already checked. */
export function toCity(value: string | undefined): CityCode {
  return cityFromLocation(value);
}
