import { globalFontFace } from '@vanilla-extract/css';

/** One subset file of a variable family. */
export type FontFile = { src: string; unicodeRange: string };

/** How the stand-in must be stretched to fill the lines as the family does; percentages as CSS wants them. */
export type FallbackMetrics = {
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
};

/**
 * Declares a self-hosted variable family and its metric-compatible stand-in (`<family> Fallback`, on Arial or its
 * metric twins), so that text does not move when the family arrives. Call it in a `.css.ts` file of the shell.
 */
export function defineFontFamily(family: string, files: readonly FontFile[], fallback: FallbackMetrics): void {
  for (const { src, unicodeRange } of files) {
    globalFontFace(family, {
      src: `url('${src}') format('woff2')`,
      fontWeight: '400 800',
      fontStyle: 'normal',
      fontDisplay: 'swap',
      unicodeRange,
    });
  }
  globalFontFace(`${family} Fallback`, {
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo')",
    ...fallback,
  });
}
