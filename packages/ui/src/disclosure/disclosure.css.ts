import { vars } from '../theme/contract.css.ts';
import { hover } from '../theme/media.ts';
import { kitStyle } from '../theme/styles.ts';
import { type } from '../theme/type.ts';

const { color, space } = vars;

export const details = kitStyle({ borderBlockEnd: `1px solid ${color.line}` });

export const summary = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '48px',
  paddingBlock: space[2],
  fontWeight: vars.font.medium,
  '@media': { [hover]: { ':hover': { color: color.action } } },
});

export const words = kitStyle({ flex: 1 });
export const count = kitStyle({ ...type.textSm, color: color.textQuiet, fontWeight: vars.font.regular });

export const arrow = kitStyle({
  display: 'grid',
  transition: `rotate ${vars.motion.base}`,
  selectors: { [`${details}[open] > ${summary} > &`]: { rotate: '180deg' } },
});

export const body = kitStyle({ paddingBlock: `${space[2]} ${space[4]}` });
