import { wmiByCountry, wmiByMark, wmiOfMotorcycles } from '@showroom/domain/account/wmi';
import type { Country, TransportType } from '@showroom/domain/dictionaries';
import { hashOf } from './random.ts';

/** Letters and digits of a VIN with their values: I, O and Q are not among them (ISO 3779). */
const alphabet = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
const values: Record<string, number> = Object.fromEntries(
  [...'0123456789']
    .map((digit) => [digit, Number(digit)] as const)
    .concat(
      [...'ABCDEFGH'].map((letter, index) => [letter, index + 1] as const),
      [...'JKLMN'].map((letter, index) => [letter, index + 1] as const),
      [
        ['P', 7],
        ['R', 9],
      ] as const,
      [...'STUVWXYZ'].map((letter, index) => [letter, index + 2] as const),
    ),
);
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const serials = 1_000_000;

/** The check character for position 9. */
export function checkCharacter(vin: string): string {
  const sum = [...vin].reduce((total, char, position) => total + (values[char] ?? 0) * (weights[position] ?? 0), 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

function yearCode(year: number): string {
  return yearCodes.charAt((((year - 1980) % 30) + 30) % 30);
}

/** Five characters that belong to the model. */
function describeModel(text: string): string {
  let hash = hashOf(text);
  let result = '';
  for (let position = 0; position < 5; position++) {
    result += alphabet.charAt(hash % alphabet.length);
    hash = Math.floor(hash / alphabet.length);
  }
  return result;
}

type VinFacts = {
  serial: number;
  type?: TransportType;
  mark: string;
  country: Country;
  model: string;
  year: number;
};

/** A well-formed VIN with a right check character; unique while serial numbers are, up to a million of one model and year. */
export function makeVin({ serial, type = 'cars', mark, country, model, year }: VinFacts): string {
  const isOfCars = type === 'cars' || type === 'commercial';
  const makers = (isOfCars ? undefined : wmiOfMotorcycles[mark]) ?? wmiByMark[mark] ?? [wmiByCountry[country]];
  const maker = makers[hashOf(`${model}${year}`) % makers.length] ?? wmiByCountry[country];
  // 387401 has no common divisor with a million: neighbours get unlike numbers, and none comes twice.
  const number = String((serial * 387_401) % serials).padStart(6, '0');
  const plant = alphabet.charAt(10 + (Math.floor(serial / serials) % (alphabet.length - 10)));
  const draft = `${maker}${describeModel(`${mark}/${model}`)}0${yearCode(year)}${plant}${number}`;
  return draft.slice(0, 8) + checkCharacter(draft) + draft.slice(9);
}
