import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/styles.ts';

export const skipLink = kitStyle({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: 1000,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  fontWeight: vars.font.medium,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
