import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/styles.ts';
import { type } from '../theme/type.ts';

export const textArea = kitStyle({
  display: 'block',
  resize: 'vertical',
  fieldSizing: 'content',
  minHeight: '96px',
  maxHeight: '320px',
});
export const frame = kitStyle({ display: 'grid', gap: vars.space[1] });
export const counter = kitStyle({ ...type.textSm, color: vars.color.textQuiet, justifySelf: 'end' });
export const full = kitStyle({ color: vars.color.critical });
