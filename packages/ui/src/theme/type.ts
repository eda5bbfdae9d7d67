import { vars } from './contract.css.ts';

const heading = { fontFamily: vars.font.heading, letterSpacing: vars.font.headingTracking };

/** The eight sizes as style fragments; spread them into a rule of a `.css.ts` file. */
export const type = {
  display: { ...heading, fontSize: vars.type.display, lineHeight: 1.08 },
  headingXl: { ...heading, fontSize: vars.type.headingXl, lineHeight: 1.12 },
  headingLg: { ...heading, fontSize: vars.type.headingLg, lineHeight: 1.16 },
  headingMd: { ...heading, fontSize: vars.type.headingMd, lineHeight: 1.22 },
  headingSm: { ...heading, fontSize: vars.type.headingSm, lineHeight: 1.28 },
  textLg: { fontSize: vars.type.textLg, lineHeight: 1.5 },
  textMd: { fontSize: vars.type.textMd, lineHeight: 1.5 },
  textSm: { fontSize: vars.type.textSm, lineHeight: 1.43 },
} as const;

/** Figures of one width, for tables and columns of sums alone: in a line of text they tear a number apart. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;
