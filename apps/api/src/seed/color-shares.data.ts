import type { ColorGroup, TransportType } from '@showroom/domain/dictionaries';

type Shares = Readonly<Partial<Record<ColorGroup, number>>>;

const cars: Shares = {
  white: 27,
  black: 21,
  gray: 18,
  silver: 11,
  blue: 8,
  red: 5,
  brown: 2.5,
  beige: 2,
  green: 2.5,
  'light-blue': 1.2,
  burgundy: 1,
  orange: 0.8,
  yellow: 0.5,
  purple: 0.4,
};
const bright: Shares = { black: 28, red: 16, white: 12, blue: 12, green: 11, orange: 9, gray: 8, yellow: 3, silver: 1 };

/** How often each colour is met, in hundredths. Vans are white, motorcycles bright. */
export const colorShares: Readonly<Record<TransportType, Shares>> = {
  cars,
  moto: bright,
  atv: bright,
  'jet-ski': { white: 22, black: 22, blue: 16, red: 12, yellow: 9, green: 8, orange: 6, 'light-blue': 5 },
  commercial: { white: 62, silver: 8, gray: 8, blue: 8, black: 5, red: 5, orange: 2, green: 1, yellow: 1 },
};
