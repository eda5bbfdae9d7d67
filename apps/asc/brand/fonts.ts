import type { FontFallbacks } from '@showroom/ui/theme/font-face';

// File and figures as `node tooling/fonts/src/build.ts --print` makes and prints them.
export const fontFamily = 'Onest';

/** Every page preloads it. */
export const fontFile = '/fonts/onest.5.3.1-2.woff2';

export const fontFallbacks: FontFallbacks = {
  arial: {
    regular: { sizeAdjust: '103.51%', ascentOverride: '93.71%', descentOverride: '29.47%', lineGapOverride: '0%' },
    bold: { sizeAdjust: '99.46%', ascentOverride: '97.53%', descentOverride: '30.67%', lineGapOverride: '0%' },
  },
  roboto: {
    regular: { sizeAdjust: '102.76%', ascentOverride: '94.39%', descentOverride: '29.68%', lineGapOverride: '0%' },
    bold: { sizeAdjust: '103.78%', ascentOverride: '93.47%', descentOverride: '29.39%', lineGapOverride: '0%' },
  },
};
