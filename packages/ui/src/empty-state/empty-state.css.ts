import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/styles.ts';

const { space } = vars;

export const emptyState = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[5],
  maxWidth: '640px',
  paddingBlock: space[10],
});

export const words = kitStyle({ display: 'flex', flexDirection: 'column', gap: space[3], color: vars.color.textQuiet });
export const actions = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
