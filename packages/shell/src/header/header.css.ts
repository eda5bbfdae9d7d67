import { vars } from '@showroom/ui/theme/contract';
import { below, media, reducedMotion } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { globalStyle } from '@vanilla-extract/css';

export const header = featureStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  borderBlockEnd: `1px solid ${vars.brand.line}`,
  transition: `translate ${vars.motion.base} ease-out`,
  '@media': { [reducedMotion]: { transition: 'none' } },
});

// The island on the root says which way the page is scrolled; a focused link brings the header back.
globalStyle(`html[data-header="hidden"] ${header}:not(:focus-within)`, { translate: '0 -100%' });

const line = {
  display: 'flex',
  alignItems: 'center',
  maxWidth: '1440px',
  marginInline: 'auto',
  paddingInline: vars.gutter,
} as const;

export const top = featureStyle({
  ...line,
  display: 'none',
  justifyContent: 'space-between',
  height: '36px',
  fontSize: vars.type.textSm,
  color: vars.color.textQuiet,
  '@media': { [media.lg]: { display: 'flex' } },
});

export const topLinks = featureStyle({ display: 'flex', gap: vars.space[6] });

export const topLink = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '32px',
  fontSize: vars.type.textSm,
  color: vars.color.textQuiet,
  ':hover': { color: vars.color.text },
});

export const bar = featureStyle({
  ...line,
  gap: vars.space[4],
  height: '64px',
  '@media': { [below.s]: { gap: vars.space[2] }, [media.lg]: { height: '68px' }, [media.b]: { gap: vars.space[8] } },
});

export const burger = featureStyle({
  display: 'inline-flex',
  marginInlineStart: '-10px',
  '@media': { [media.lg]: { display: 'none' } },
});

export const logo = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  // On the narrowest phones the signs beside it leave less than its own width.
  flex: '0 1 auto',
  minWidth: 0,
});

export const logoImage = featureStyle({
  height: '28px',
  width: 'auto',
  maxWidth: '100%',
  objectFit: 'contain',
  objectPosition: 'left',
  '@media': { [media.lg]: { height: '32px' } },
});

export const phone = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  minWidth: '44px',
  minHeight: '44px',
  fontWeight: vars.font.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const phoneText = featureStyle({
  '@media': {
    // A phone has its sign alone, and so has a screen that has just room for the menu.
    [`${below.s}, ${media.lg} and ${below.xl}`]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/** Search and what is put aside: signs of one row, close to each other. */
export const signs = featureStyle({ display: 'inline-flex', flex: 'none' });
