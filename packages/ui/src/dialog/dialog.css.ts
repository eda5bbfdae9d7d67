import { vars } from '../theme/contract.css.ts';
import { below } from '../theme/media.ts';
import { kitStyle, kitVariants } from '../theme/styles.ts';

const { color, space, radius, motion } = vars;

export const dialog = kitStyle({
  flexDirection: 'column',
  maxWidth: '100%',
  maxHeight: '100dvh',
  border: 0,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.high,
  overscrollBehavior: 'contain',
  opacity: 0,
  // `display` and `overlay` take part, so that the way out is seen as well as the way in.
  transition: `opacity ${motion.base}, translate ${motion.base}, display ${motion.base} allow-discrete, overlay ${motion.base} allow-discrete`,
  '::backdrop': { backgroundColor: 'rgb(10 14 22 / 0.56)' },
  selectors: {
    '&[open]': { display: 'flex', opacity: 1, translate: 'none', '@starting-style': { opacity: 0 } },
  },
});

const sheet = {
  width: '100%',
  margin: 'auto 0 0',
  borderRadius: `${radius.l} ${radius.l} 0 0`,
  translate: '0 24px',
};

const drawer = { width: 'min(420px, 100% - 48px)', height: '100dvh', marginBlock: 0 };

export const kinds = kitVariants({
  modal: {
    width: '560px',
    maxHeight: 'calc(100dvh - 48px)',
    margin: 'auto',
    borderRadius: radius.l,
    translate: '0 12px',
    '@media': { [below.s]: { ...sheet, maxHeight: '92dvh' } },
  },
  // A form: wide enough for two short fields side by side, and the whole screen of a phone.
  panel: {
    width: '600px',
    maxHeight: 'calc(100dvh - 48px)',
    margin: 'auto',
    borderRadius: radius.l,
    translate: '0 12px',
    '@media': { [below.s]: { width: '100%', height: '100dvh', maxHeight: 'none', margin: 0, borderRadius: 0 } },
  },
  sheet: { ...sheet, maxHeight: '92dvh' },
  fullscreen: { width: '100%', height: '100dvh', margin: 0 },
  'drawer-left': { ...drawer, marginInline: '0 auto', translate: '-24px 0' },
  'drawer-right': { ...drawer, marginInline: 'auto 0', translate: '24px 0' },
});

const headLine = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: '64px',
  paddingBlock: space[3],
} as const;

export const head = kitStyle({
  ...headLine,
  justifyContent: 'space-between',
  gap: space[4],
  paddingInline: `${space[5]} ${space[2]}`,
});

export const backHead = kitStyle({ ...headLine, gap: space[1], paddingInline: `${space[2]} ${space[5]}` });

export const body = kitStyle({
  flex: 1,
  padding: `${space[2]} ${space[5]} ${space[5]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outlineOffset: '-2px',
});

export const foot = kitStyle({
  flex: 'none',
  display: 'flex',
  gap: space[2],
  padding: `${space[3]} ${space[5]} max(${space[4]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.line}`,
});
