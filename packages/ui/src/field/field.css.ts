import { vars } from '../theme/contract.css.ts';
import { hover } from '../theme/media.ts';
import { kitStyle } from '../theme/styles.ts';
import { type } from '../theme/type.ts';

const { color, space } = vars;

export const field = kitStyle({ display: 'flex', flexDirection: 'column', gap: space[1], border: 0 });
export const label = kitStyle({ ...type.textSm, fontWeight: vars.font.medium });
/** A legend takes no part in the gap of its fieldset. */
export const legend = kitStyle({ ...type.textSm, fontWeight: vars.font.medium, paddingBlockEnd: space[1] });
export const hint = kitStyle({ ...type.textSm, color: color.textQuiet });
export const error = kitStyle({ ...type.textSm, color: color.critical });

export const control = kitStyle({
  ...type.textMd,
  width: '100%',
  minHeight: '48px',
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.m,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  transition: `border-color ${vars.motion.fast}`,
  '::placeholder': { color: color.textQuiet, opacity: 1 },
  '@media': { [hover]: { ':hover': { borderColor: color.text } } },
  // The ring lies on the border itself: fields stand close to each other.
  ':focus-visible': { outlineOffset: '-1px' },
  ':disabled': { backgroundColor: color.surfaceSunken, borderColor: color.line, color: color.textQuiet },
  selectors: { '&[aria-invalid="true"]': { borderColor: color.critical } },
});
