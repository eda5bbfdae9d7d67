import { vars } from '../theme/contract.css.ts';
import { below, low } from '../theme/media.ts';
import { kitStyle } from '../theme/styles.ts';
import { type } from '../theme/type.ts';

const { space } = vars;

export const toast = kitStyle({
  ...type.textSm,
  position: 'fixed',
  insetBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
  insetInline: space[4],
  zIndex: 900,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  maxWidth: '720px',
  marginInline: 'auto',
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.high,
  // What lies under it on a phone is half of the screen's news.
  '@media': { [below.s]: { gap: space[3], padding: `${space[3]} ${space[4]}` } },
});

export const words = kitStyle({ flex: '1 1 280px' });
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [low]: { flex: 'none' } },
});

/** A low bar along the whole lower edge. */
export const docked = kitStyle({
  inset: 'auto 0 0',
  justifyContent: 'center',
  maxWidth: 'none',
  paddingBlock: `${space[2]} max(${space[2]}, env(safe-area-inset-bottom))`,
  borderRadius: 0,
  // One line of the few that a phone on its side has.
  '@media': {
    [low]: { flexWrap: 'nowrap', paddingBlock: `${space[1]} max(${space[1]}, env(safe-area-inset-bottom))` },
  },
});
