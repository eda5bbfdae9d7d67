/** Bounds of a number that a calculator asks for, and what it begins with. Money in whole roubles, shares in per cent. */
export type Limits = { least: number; most: number; step: number; first: number };

/** A number of a query within its bounds, on its step; what is no number is the first one. */
export function readNumber(params: URLSearchParams, key: string, { least, most, step, first }: Limits): number {
  const digits = (params.get(key) ?? '').replace(/\D/g, '').slice(0, 12);
  if (digits === '') return first;
  return clamp(Math.round(Number(digits) / step) * step, least, most);
}

export const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const code = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** A code of a query; undefined where it is none. */
export function readCode(params: URLSearchParams, key: string): string | undefined {
  const value = params.get(key) ?? '';
  return code.test(value) ? value : undefined;
}

/** One of the given codes; the first of them where the query names none. */
export const readChoice = <C extends string>(params: URLSearchParams, key: string, codes: readonly [C, ...C[]]): C =>
  codes.find((known) => known === params.get(key)) ?? codes[0];

const numbers = [
  'price',
  'down',
  'term',
  'residual',
  'advance',
  'buyout',
  'year',
  'mileage',
  'power',
  'age',
  'experience',
];
const codes = ['programme', 'mark', 'model', 'engine', 'cover'];

/** Everything that a calculator may be asked by an address. */
export const calculatorParams: readonly string[] = [...codes, ...numbers];

/** The one spelling of a calculator's query: known keys in their order, plain digits; nothing of what is no answer. */
export function canonicalCalculatorQuery(params: URLSearchParams): string {
  const canonical = new URLSearchParams();
  for (const key of codes) {
    const value = readCode(params, key);
    if (value !== undefined) canonical.set(key, value);
  }
  for (const key of numbers) {
    const digits = (params.get(key) ?? '')
      .replace(/\D/g, '')
      .replace(/^0+(?=\d)/, '')
      .slice(0, 12);
    if (digits !== '') canonical.set(key, digits);
  }
  return canonical.toString();
}

/** An input as its query. */
export const printCalculatorQuery = (input: Readonly<Record<string, string | number | undefined>>): string =>
  canonicalCalculatorQuery(
    new URLSearchParams(
      Object.entries(input).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    ),
  );
