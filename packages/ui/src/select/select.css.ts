import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/styles.ts';

export const frame = kitStyle({ position: 'relative' });
export const select = kitStyle({
  appearance: 'none',
  paddingInlineEnd: '40px',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
});
export const arrow = kitStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[3],
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textQuiet,
  pointerEvents: 'none',
});
