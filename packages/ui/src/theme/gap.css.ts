import { vars } from './contract.css.ts';
import { kitVariants } from './styles.ts';

/** Gaps that layout parts offer, in steps of 4 px. */
export const gaps = kitVariants({
  0: { gap: 0 },
  1: { gap: vars.space[1] },
  2: { gap: vars.space[2] },
  3: { gap: vars.space[3] },
  4: { gap: vars.space[4] },
  5: { gap: vars.space[5] },
  6: { gap: vars.space[6] },
  8: { gap: vars.space[8] },
  10: { gap: vars.space[10] },
  12: { gap: vars.space[12] },
  16: { gap: vars.space[16] },
});

export type Gap = keyof typeof gaps;
