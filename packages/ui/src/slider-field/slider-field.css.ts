import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/styles.ts';

/** The lower half of the slider's area stands inside the frame, so that no hint lies under the thumb. */
export const frame = kitStyle({ position: 'relative', display: 'block', paddingBlockEnd: '10px' });
export const input = kitStyle({});
/** Lies on the lower border of its field; the area to grasp is higher than what is seen. */
export const slider = kitStyle({
  position: 'absolute',
  insetInline: vars.space[2],
  insetBlockEnd: '-4px',
  width: `calc(100% - 2 * ${vars.space[2]})`,
  height: '28px',
  margin: 0,
  accentColor: vars.color.action,
  cursor: 'pointer',
  '@media': { '(scripting: none)': { display: 'none' } },
});
