import type { ShareLook } from '@showroom/domain/picture-studio';

/** Looks of link previews by brand: the dark ground of each theme. A test holds them to `theme.tokens.ts`. */
export const shareLooks: Readonly<Record<string, ShareLook>> = {
  'brand-one': { family: 'Golos Text', surface: '#14171b', text: '#f5f6f8', textQuiet: '#a2aab5', accent: '#ff5a1f' },
  asc: { family: 'Onest', surface: '#0d1932', text: '#fcf8f0', textQuiet: '#b0bad0', accent: '#f2ab33' },
};

/** Of a brand that has not chosen yet. */
export const plainLook: ShareLook = {
  family: 'Golos Text',
  surface: '#1c1e21',
  text: '#f5f6f8',
  textQuiet: '#a9adb3',
  accent: '#f5f6f8',
};
