import type { EngineType } from './dictionaries.ts';

/** Dashes by their time: dials and a radio, dials about a small display, screens, the one screen of an electric car. */
export const cabinEras = ['dials', 'display', 'screens', 'electric'] as const;
/** What seats are covered with. */
export const cabinTrims = ['cloth', 'leather', 'light'] as const;

/** What a cabin is drawn as. */
export type PictureCabin = { era: (typeof cabinEras)[number]; trim: (typeof cabinTrims)[number] };

export type CabinFacts = { year: number; engineType?: EngineType | undefined; power?: number | undefined };

/** From so many horsepower the versions of a size class are sold with leather; equipment is not told by every list. */
const leatherFrom: Readonly<Record<string, number>> = {
  a: 120,
  b: 145,
  c: 170,
  d: 185,
  e: 190,
  f: 0,
  j: 185,
  m: 200,
  s: 180,
};
const leatherFromOther = 210;

/** The cabin of a vehicle; `klass`: size class of its model, lower case. Every second year the leather of larger cars is light. */
export function cabinOf({ year, engineType, power = 0 }: CabinFacts, klass: string): PictureCabin {
  const byYear = year < 2006 ? 'dials' : year < 2016 ? 'display' : 'screens';
  const leather = power >= (leatherFrom[klass] ?? leatherFromOther);
  const light = leather && 'defms'.includes(klass) && year % 2 === 0;
  return {
    era: engineType === 'electro' && year >= 2020 ? 'electric' : byYear,
    trim: light ? 'light' : leather ? 'leather' : 'cloth',
  };
}

/** `screens-light`. */
export const cabinToken = ({ era, trim }: PictureCabin): string => `${era}-${trim}`;

/** Undefined for what is no cabin. */
export function readCabin(token: string): PictureCabin | undefined {
  const [eraName, trimName, ...more] = token.split('-');
  const era = cabinEras.find((name) => name === eraName);
  const trim = cabinTrims.find((name) => name === trimName);
  return era && trim && more.length === 0 ? { era, trim } : undefined;
}

const eraLetters: Record<PictureCabin['era'], string> = { dials: 'd', display: 'p', screens: 's', electric: 'e' };
const trimLetters: Record<PictureCabin['trim'], string> = { cloth: 'c', leather: 'l', light: 'w' };

/** Two letters, as an address beside the other angles of a vehicle says them: a list names one on each card. */
export const cabinCode = ({ era, trim }: PictureCabin): string => eraLetters[era] + trimLetters[trim];

/** Undefined for what is no code of a cabin. */
export function cabinOfCode(code: string): PictureCabin | undefined {
  const era = cabinEras.find((name) => eraLetters[name] === code[0]);
  const trim = cabinTrims.find((name) => trimLetters[name] === code[1]);
  return era && trim && code.length === 2 ? { era, trim } : undefined;
}
