import { vars } from '../theme/contract.css.ts';
import { below, hover } from '../theme/media.ts';
import { kitStyle } from '../theme/styles.ts';

const { color, space } = vars;

export const list = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  '@media': { [below.s]: { gap: 0 } },
});

export const page = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minWidth: '44px',
  minHeight: '44px',
  paddingInline: space[2],
  borderRadius: vars.radius.m,
  fontWeight: vars.font.medium,
  selectors: {
    '&[aria-current="page"]': { backgroundColor: color.text, color: color.surface },
  },
  '@media': {
    [below.s]: { paddingInline: 0 },
    [hover]: { selectors: { 'a&:not([aria-current]):hover': { backgroundColor: color.actionSoft } } },
  },
});

/** What stands for the pages between. */
export const gap = kitStyle({ minWidth: '20px', textAlign: 'center', color: color.textQuiet });

/** Words of «Назад» and «Далее» give way to the arrows alone on a phone. */
export const stepLabel = kitStyle({
  '@media': {
    [below.s]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
