import { globalFontFace } from '@vanilla-extract/css';
import { fallbackName, type StandIn, standIns } from './font-stack.ts';

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
 * Declares a self-hosted variable family and its metric-compatible stand-ins, Arial on desktops and Roboto on Android,
 * so that no line moves when the family arrives. Call it in a `.css.ts` file of the shell. The figures come from
 * `node tooling/fonts/src/build.ts --print`.
 */
export function defineFontFamily(
  family: string,
  files: readonly FontFile[],
  fallbacks: Record<StandIn, FallbackMetrics>,
): void {
  for (const { src, unicodeRange } of files) {
    globalFontFace(family, {
      src: `url('${src}') format('woff2')`,
      fontWeight: '400 800',
      fontStyle: 'normal',
      // Never late: a family that is not there for the first paint waits for the next page load, and nothing jumps.
      fontDisplay: 'optional',
      unicodeRange,
    });
  }
  for (const standIn of Object.keys(standIns) as StandIn[]) {
    globalFontFace(fallbackName(family, standIn), {
      src: standIns[standIn].map((name) => `local('${name}')`).join(', '),
      ...fallbacks[standIn],
    });
  }
}
