import { vars } from '../theme/contract.css.ts';
import { below, touch } from '../theme/media.ts';
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
  // One line on a phone: it scrolls rather than push the page down, and fades where it goes on.
  '@media': {
    [below.s]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
      paddingInlineEnd: space[6],
      maskImage: `linear-gradient(90deg, #000 calc(100% - ${space[6]}), transparent)`,
    },
  },
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
