import type { GoodsColor } from '@showroom/domain/shop/goods-picture';

/** What a thing is painted with: its accent and the accent's dark side, its cloth and what that falls off to at the hem. */
export type Coat = { accent: string; dark: string; cloth: string; hem: string };

/** Colours of makers, `makerAccents` of them, and of the cloth beside them. */
const makers: readonly (readonly [accent: string, dark: string, cloth: string])[] = [
  ['#d3222a', '#86141a', '#3a3d42'],
  ['#0f62b4', '#0a3d72', '#2d3340'],
  ['#f2b705', '#a87a00', '#33312c'],
  ['#14804a', '#0b4d2c', '#323833'],
  ['#e8641b', '#98400f', '#4a4038'],
  ['#23272d', '#0f1114', '#6a6258'],
  ['#7a2a8c', '#4a1857', '#3c3541'],
  ['#0d8c9c', '#07545e', '#2f383a'],
  ['#8a9099', '#565b62', '#8d8377'],
  ['#b58a3c', '#74561f', '#5b4534'],
  ['#2b3a8f', '#182259', '#24273a'],
  ['#9c1b4b', '#610f2e', '#453338'],
];

export function coatOfMaker(at: number): Coat {
  const [accent, dark, cloth] = makers[at] ?? ['#d3222a', '#86141a', '#3a3d42'];
  return { accent, dark, cloth, hem: '#222428' };
}

/** Of one colour the insert is a shade of it, so that seams show. */
export const coats: Record<GoodsColor, Coat> = {
  black: { cloth: '#34373b', hem: '#17191b', accent: '#292c30', dark: '#1b1d20' },
  grey: { cloth: '#a3a8ae', hem: '#6d7278', accent: '#92979d', dark: '#70757b' },
  white: { cloth: '#f6f6f3', hem: '#c3c6ca', accent: '#e9eae8', dark: '#c4c7ca' },
  beige: { cloth: '#dcc9a6', hem: '#a68f69', accent: '#d0ba93', dark: '#ac956d' },
  brown: { cloth: '#83532f', hem: '#4c2d17', accent: '#744726', dark: '#54321a' },
  red: { cloth: '#d12a2e', hem: '#83161a', accent: '#c02327', dark: '#8d191d' },
  blue: { cloth: '#2f63b5', hem: '#183a73', accent: '#2856a0', dark: '#1b3d77' },
  green: { cloth: '#2f9a52', hem: '#17592d', accent: '#288648', dark: '#1a5e31' },
  yellow: { cloth: '#f0c419', hem: '#a9850a', accent: '#e2b610', dark: '#ae8a0b' },
  silver: { cloth: '#dfe3e7', hem: '#9ba2a9', accent: '#c6cbd1', dark: '#9198a0' },
  graphite: { cloth: '#646a71', hem: '#373b40', accent: '#565c63', dark: '#3c4146' },
  'diamond-black': { cloth: '#2b2e32', hem: '#131517', accent: '#eceef0', dark: '#a9afb5' },
  'black-grey': { cloth: '#34373b', hem: '#17191b', accent: '#a3a8ae', dark: '#7b8086' },
  'black-red': { cloth: '#34373b', hem: '#17191b', accent: '#cf2a2e', dark: '#8d191d' },
};
