import { kitStyle } from '../theme/styles.ts';

export const grid = kitStyle({ display: 'grid' });
