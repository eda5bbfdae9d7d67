import { kitStyle } from '../theme/styles.ts';

/** For the ears only. Also for native inputs that a drawn control replaces. */
export const visuallyHidden = kitStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
