import { kitStyle } from '../theme/styles.ts';

export const stack = kitStyle({ display: 'flex', flexDirection: 'column' });
