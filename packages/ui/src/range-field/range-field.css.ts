import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/styles.ts';
import { tabular } from '../theme/type.ts';

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
});
export const input = kitStyle({ ...tabular, paddingInline: '36px 6px' });
