import { vars } from '../theme/contract.css.ts';
import { kitStyle, kitVariants } from '../theme/styles.ts';
import { type } from '../theme/type.ts';

export const price = kitStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});

export const now = kitStyle({ fontWeight: vars.font.strong, whiteSpace: 'nowrap' });
export const old = kitStyle({
  ...type.textSm,
  color: vars.color.textQuiet,
  whiteSpace: 'nowrap',
  textDecoration: 'line-through',
});

export const sizes = kitVariants({ md: type.textLg, lg: type.headingMd, xl: type.headingXl });
