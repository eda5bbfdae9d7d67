import { globalFontFace } from '@vanilla-extract/css';
import { fallbackName, type StandIn, standIns } from './font-stack.ts';

/** How a stand-in must be stretched to fill the lines as the family does; percentages as CSS wants them. */
export type FallbackMetrics = {
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
};

/** Each stand-in at both of its weights. */
export type FontFallbacks = Record<StandIn, { regular: FallbackMetrics; bold: FallbackMetrics }>;

/** Weights of a theme that the bold of a stand-in shows, and those that its regular shows. */
const weights = { regular: '400 549', bold: '550 800' } as const;

/**
 * Declares a self-hosted variable family, the WOFF2 at `src`, and its metric-compatible stand-ins, Arial on desktops and Roboto on
 * Android, with a bold of their own. Call it in a `.css.ts` file of the shell. The figures come from
 * `node tooling/fonts/src/build.ts --print`.
 */
export function defineFontFamily(family: string, src: string, fallbacks: FontFallbacks): void {
  globalFontFace(family, {
    src: `url('${src}') format('woff2')`,
    fontWeight: '400 800',
    // One that is late waits for the next page: to swap it moves lines (ADR-030).
    fontDisplay: 'optional',
  });
  for (const standIn of Object.keys(standIns) as StandIn[]) {
    for (const weight of ['regular', 'bold'] as const) {
      globalFontFace(fallbackName(family, standIn), {
        src: standIns[standIn][weight].map((name) => `local('${name}')`).join(', '),
        fontWeight: weights[weight],
        ...fallbacks[standIn][weight],
      });
    }
  }
}
