import { vars } from '../theme/contract.css.ts';
import { kitStyle, kitVariants } from '../theme/styles.ts';
import { type } from '../theme/type.ts';

// The gap above a heading is the gap that was asked for: what a line has beyond the capitals, 0.7 em high in our families,
// is taken back. `text-box-trim` would ask the font that is there, and a heading would jump when that one is decided late.
const trimmed = 'calc((0.7em - 1lh) / 2)';
export const heading = kitStyle({ fontWeight: vars.font.headingWeight, marginBlock: trimmed });

export const sizes = kitVariants({
  display: type.display,
  xl: type.headingXl,
  lg: type.headingLg,
  md: type.headingMd,
  sm: type.headingSm,
});
