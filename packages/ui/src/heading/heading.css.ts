import { vars } from '../theme/contract.css.ts';
import { kitStyle, kitVariants } from '../theme/styles.ts';
import { type } from '../theme/type.ts';

// Line boxes are trimmed where the browser can, so that the gap above a heading is the gap that was asked for.
export const heading = kitStyle({ fontWeight: vars.font.headingWeight, textBox: 'trim-both cap alphabetic' });

export const sizes = kitVariants({
  display: type.display,
  xl: type.headingXl,
  lg: type.headingLg,
  md: type.headingMd,
  sm: type.headingSm,
});
