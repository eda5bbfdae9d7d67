import { kitStyle } from '../theme/styles.ts';

export const whole = kitStyle({ whiteSpace: 'nowrap' });
