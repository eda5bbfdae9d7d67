import type { ColorGroup } from '@showroom/domain/dictionaries';

/** Metallic share per paint: white and signal colours are solid. */
export const metallicOf: Record<ColorGroup, number> = {
  white: 0.12,
  silver: 0.62,
  gray: 0.58,
  black: 0.3,
  blue: 0.48,
  'light-blue': 0.5,
  red: 0.28,
  burgundy: 0.5,
  green: 0.5,
  brown: 0.52,
  beige: 0.5,
  orange: 0.35,
  yellow: 0.18,
  purple: 0.48,
};
