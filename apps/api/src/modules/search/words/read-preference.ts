import type { VehicleKind } from './vehicle-kinds.data.ts';

/** A kind that is to come first, or last, of what is meant. */
export type Preference = { kind: VehicleKind; isLast: boolean };

const preferences: readonly (readonly [said: RegExp, preference: Preference])[] = [
  // One body is the catalogue's for both; «кроссовер» means no УАЗ.
  [/(?<!\p{L})(?:кроссовер|паркетник|crossover)/u, { kind: 'off-roader', isLast: true }],
  [/(?<!\p{L})проходим/u, { kind: 'off-roader', isLast: false }],
];

/** What a text would rather have; takes folded text. */
export const readPreference = (text: string): Preference | undefined =>
  preferences.find(([said]) => said.test(text))?.[1];
