import { vars } from '../theme/contract.css.ts';
import { kitStyle, kitVariants } from '../theme/styles.ts';

export const skeleton = kitStyle({ display: 'block', maxWidth: '100%', backgroundColor: vars.color.surfaceSunken });

export const shapes = kitVariants({
  line: { borderRadius: vars.radius.s },
  box: { borderRadius: vars.radius.l },
  circle: { borderRadius: '50%' },
});
