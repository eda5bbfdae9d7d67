import { vars } from '@showroom/ui/theme/contract';
import { below, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

const { color, space } = vars;

export const dialog = featureStyle({
  flexDirection: 'column',
  width: '100%',
  maxWidth: '100%',
  height: '100dvh',
  maxHeight: '100dvh',
  margin: 0,
  border: 0,
  backgroundColor: color.surface,
  color: color.text,
  overscrollBehavior: 'contain',
  selectors: { '&[open]': { display: 'flex' } },
});

const line = { width: '100%', maxWidth: '1440px', marginInline: 'auto', paddingInline: vars.gutter } as const;

export const head = featureStyle({
  ...line,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '64px',
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.lg]: { minHeight: '80px' } },
});

export const sign = featureStyle({
  display: 'inline-flex',
  color: color.textQuiet,
  '@media': { [below.s]: { display: 'none' } },
});

export const field = featureStyle({
  ...type.textLg,
  flex: 1,
  minWidth: 0,
  minHeight: '48px',
  paddingInline: space[3],
  border: 0,
  borderRadius: vars.radius.m,
  background: 'none',
  color: color.text,
  '::placeholder': { color: color.textQuiet, opacity: 1 },
  // The whole screen belongs to this field; its caret shows the focus, the ring its bounds.
  ':focus-visible': { outlineOffset: '-2px' },
});

export const body = featureStyle({
  ...line,
  flex: 1,
  minHeight: 0,
  paddingBlock: `${space[4]} max(${space[8]}, env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
