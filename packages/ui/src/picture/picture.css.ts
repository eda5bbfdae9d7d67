import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/styles.ts';

export const frame = kitStyle({
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  backgroundColor: vars.color.surfaceSunken,
});

export const image = kitStyle({ width: '100%', height: '100%', objectFit: 'cover' });
