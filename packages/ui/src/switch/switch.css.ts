import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/styles.ts';
import { type } from '../theme/type.ts';

const { color, space, motion } = vars;
const trackWidth = '44px';

export const row = kitStyle({
  display: 'grid',
  // The words keep their lines when the HTML ends between them and the switch.
  gridTemplateColumns: `minmax(0, 1fr) ${trackWidth}`,
  alignItems: 'center',
  gap: space[4],
  minHeight: '44px',
  paddingBlock: space[2],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.textQuiet, cursor: 'not-allowed' } },
});

export const words = kitStyle({ display: 'flex', flexDirection: 'column' });
export const note = kitStyle({ ...type.textSm, color: color.textQuiet });

export const track = kitStyle({
  appearance: 'none',
  width: trackWidth,
  height: '26px',
  padding: '3px',
  borderRadius: `min(${vars.radius.pill}, 13px)`,
  backgroundColor: color.lineStrong,
  cursor: 'inherit',
  transition: `background-color ${motion.base}`,
  '::before': {
    content: '""',
    display: 'block',
    width: '20px',
    height: '20px',
    borderRadius: `min(${vars.radius.pill}, 10px)`,
    backgroundColor: color.surface,
    transition: `translate ${motion.base}`,
  },
  ':checked': { backgroundColor: color.action },
  selectors: {
    '&:checked::before': { translate: '18px' },
    '&:disabled': { backgroundColor: color.line },
    '&:disabled:checked': { backgroundColor: `color-mix(in srgb, ${color.action} 40%, ${color.surface})` },
  },
});
