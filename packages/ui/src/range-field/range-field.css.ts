import { vars } from '../theme/contract.css.ts';
import { hover } from '../theme/media.ts';
import { kitStyle } from '../theme/styles.ts';

export const pair = kitStyle({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2] });
export const part = kitStyle({ position: 'relative', display: 'block' });
export const prefix = kitStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space[2],
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textQuiet,
  pointerEvents: 'none',
  '@media': { [hover]: { fontSize: '15px' } },
});
export const input = kitStyle({
  paddingInline: '36px 6px',
  // Eight figures fit into half of a filter's column. Smaller than 16 px only where no phone zooms in on it.
  '@media': { [hover]: { fontSize: '15px', paddingInline: '32px 4px' } },
});
