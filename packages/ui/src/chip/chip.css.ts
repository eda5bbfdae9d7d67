import { vars } from '../theme/contract.css.ts';
import { hover, touch } from '../theme/media.ts';
import { kitStyle } from '../theme/styles.ts';
import { type } from '../theme/type.ts';

const { color, space } = vars;

export const chip = kitStyle({
  ...type.textSm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '36px',
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.pill,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  whiteSpace: 'nowrap',
  transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  '@media': {
    [touch]: { minHeight: '44px' },
    [hover]: { selectors: { 'a&:hover': { borderColor: color.lineStrong } } },
  },
});

export const selected = kitStyle({ borderColor: color.action, backgroundColor: color.actionSoft, color: color.action });
