/**
 * Demonstration figures of the insurance estimate, shaped as the market's tariffs are. They are no tariff of any insurer: a
 * deployment puts in those of its partners. `asOf` is their day.
 */
export const insuranceTariff = {
  asOf: '2026-11-20',
  /** Roubles of the compulsory policy before its factors. */
  base: 6_100,
  /** Factor of the place of registration. */
  place: { msk: 1.8, spb: 1.64 },
  /** Engine power up to so many horsepower. */
  power: [
    { upTo: 50, factor: 0.6 },
    { upTo: 70, factor: 1 },
    { upTo: 100, factor: 1.1 },
    { upTo: 120, factor: 1.2 },
    { upTo: 150, factor: 1.4 },
    { upTo: Number.POSITIVE_INFINITY, factor: 1.6 },
  ],
  /** Youngest driver: years of experience below which the factor holds. */
  experience: [
    { below: 2, factor: 1.9 },
    { below: 5, factor: 1.4 },
    { below: 10, factor: 1.1 },
    { below: Number.POSITIVE_INFINITY, factor: 0.9 },
  ],
  /** Youngest driver: ages below which the factor holds. */
  age: [
    { below: 22, factor: 1.3 },
    { below: 30, factor: 1.1 },
    { below: Number.POSITIVE_INFINITY, factor: 1 },
  ],
  /** Comprehensive cover: share of the price in the first year, and what every further year of the vehicle adds. */
  casco: { share: 0.039, perYear: 0.0025 },
  /** How far an insurer's own price may be from the estimate. */
  spread: 0.18,
} as const;
