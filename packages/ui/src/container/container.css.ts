import { vars } from '../theme/contract.css.ts';
import { kitStyle, kitVariants } from '../theme/styles.ts';

export const container = kitStyle({ width: '100%', marginInline: 'auto' });

export const widths = kitVariants({
  content: { maxWidth: `calc(1440px + 2 * ${vars.gutter})`, paddingInline: vars.gutter },
  narrow: { maxWidth: `calc(760px + 2 * ${vars.gutter})`, paddingInline: vars.gutter },
  bleed: {},
});
