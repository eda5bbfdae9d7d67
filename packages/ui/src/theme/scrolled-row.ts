import { vars } from './contract.css.ts';

const end = vars.space[6];

/**
 * A row in one line that scrolls sideways, as a style fragment like those of `type`. It fades where it goes on; its last word passes
 * the fade.
 */
export const scrolledRow = {
  flexWrap: 'nowrap',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  paddingInlineEnd: end,
  maskImage: `linear-gradient(90deg, #000 calc(100% - ${end}), transparent)`,
} as const;
