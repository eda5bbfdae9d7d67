import type { FontFallbacks } from '@showroom/ui/theme/font-face';

// File and figures as `node tooling/fonts/src/build.ts --print` makes and prints them.
export const fontFamily = 'Golos Text';

/** Every page preloads it. */
export const fontFile = '/fonts/golos-text.5.3.0-2.woff2';

export const fontFallbacks: FontFallbacks = {
  arial: {
    regular: { sizeAdjust: '105.53%', ascentOverride: '92.87%', descentOverride: '20.85%', lineGapOverride: '0%' },
    bold: { sizeAdjust: '100.92%', ascentOverride: '97.1%', descentOverride: '21.8%', lineGapOverride: '0%' },
  },
  roboto: {
    regular: { sizeAdjust: '104.76%', ascentOverride: '93.54%', descentOverride: '21%', lineGapOverride: '0%' },
    bold: { sizeAdjust: '105.31%', ascentOverride: '93.06%', descentOverride: '20.89%', lineGapOverride: '0%' },
  },
};
