import { kitStyle } from '../theme/styles.ts';

export const icon = kitStyle({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const filled = kitStyle({ fill: 'currentColor', stroke: 'none' });
