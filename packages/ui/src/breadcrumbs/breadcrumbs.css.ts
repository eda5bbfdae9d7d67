import { vars } from '../theme/contract.css.ts';
import { below, touch } from '../theme/media.ts';
import { scrolledRow } from '../theme/scrolled-row.ts';
import { kitGlobal, kitStyle } from '../theme/styles.ts';
import { type } from '../theme/type.ts';

const { space } = vars;

export const list = kitStyle({
  ...type.textSm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  color: vars.color.textQuiet,
  // One line on a phone: it scrolls rather than push the page down.
  '@media': { [below.s]: scrolledRow },
});

export const item = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  '@media': { [below.s]: { flex: 'none' } },
  selectors: {
    '& + &::before': { content: '"/" / ""', marginInlineEnd: space[2], color: vars.color.lineStrong },
  },
});

// A finger needs more than a line of text.
kitGlobal(`${item} > a`, { '@media': { [touch]: { paddingBlock: '12px' } } });
