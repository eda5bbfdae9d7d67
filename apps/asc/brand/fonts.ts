import type { FallbackMetrics, FontFile } from '@showroom/ui/theme/font-face';

// Files and figures as `node tooling/fonts/src/build.ts --print` makes and prints them.
const file = (subset: string) => `/fonts/onest-${subset}.5.3.1-1.woff2`;

export const fontFamily = 'Onest';

export const fontFiles: readonly FontFile[] = [
  { src: file('cyrillic'), unicodeRange: 'U+0401,U+0410-044F,U+0451,U+2116' },
  {
    src: file('latin'),
    unicodeRange:
      'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00AE,U+00B0-00B3,U+00B7,U+00BB,U+00C4,U+00C9,U+00D6-00D7,U+00DC,U+00DF-00E2,U+00E4-00E5,U+00E7-00EB,U+00ED,U+00EF,U+00F1,U+00F3-00F4,U+00F6,U+00F8,U+00FC,U+2009,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026,U+2212',
  },
  { src: file('signs'), unicodeRange: 'U+20BD' },
];

export const fontFallbacks: Record<'arial' | 'roboto', FallbackMetrics> = {
  arial: { sizeAdjust: '103.51%', ascentOverride: '93.71%', descentOverride: '29.47%', lineGapOverride: '0%' },
  roboto: { sizeAdjust: '102.76%', ascentOverride: '94.39%', descentOverride: '29.68%', lineGapOverride: '0%' },
};

/** Every page shows all three: Russian words, figures and prices. */
export const fontPreloads: string[] = fontFiles.map(({ src }) => src);
