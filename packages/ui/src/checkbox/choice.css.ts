import { vars } from '../theme/contract.css.ts';
import { hover, touch } from '../theme/media.ts';
import { kitStyle, kitVariants } from '../theme/styles.ts';
import { type } from '../theme/type.ts';

const { color, space, motion } = vars;

export const row = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: '6px',
  cursor: 'pointer',
  '@media': { [touch]: { paddingBlock: '10px' } },
  selectors: { '&:has(:disabled)': { color: color.textQuiet, cursor: 'not-allowed' } },
});

export const box = kitStyle({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '20px',
  height: '20px',
  marginBlock: '2px',
  border: `1.5px solid ${color.lineStrong}`,
  backgroundColor: color.surfaceRaised,
  cursor: 'inherit',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  '::before': { content: '""', width: '12px', height: '12px', backgroundColor: color.onAction, scale: 0 },
  ':checked': { backgroundColor: color.action, borderColor: color.action },
  ':disabled': { backgroundColor: color.surfaceSunken, borderColor: color.line },
  selectors: { '&:checked::before': { scale: 1 } },
  '@media': { [hover]: { ':hover': { borderColor: color.action } } },
});

export const kinds = kitVariants({
  checkbox: {
    borderRadius: `min(${vars.radius.s}, 5px)`,
    '::before': { clipPath: 'polygon(9% 46%, 0 57%, 38% 94%, 100% 20%, 89% 10%, 37% 72%)' },
  },
  radio: { borderRadius: '50%', '::before': { width: '8px', height: '8px', borderRadius: '50%' } },
});

export const label = kitStyle({ flex: 1 });
export const count = kitStyle({ ...type.textSm, color: color.textQuiet, paddingBlock: '2px' });
