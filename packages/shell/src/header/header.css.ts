import { vars } from '@showroom/ui/theme/contract';
import { below, media, reducedMotion } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle, popoverOpen } from '@showroom/ui/theme/styles';
import { globalStyle } from '@vanilla-extract/css';

export const header = featureStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  borderBlockEnd: `1px solid ${vars.brand.line}`,
  transition: `translate ${vars.motion.base} ease-out`,
  '@media': { [reducedMotion]: { transition: 'none' } },
});

// The island on the root says which way the page is scrolled. A focused field or link holds the header, and so does an
// open menu of it: not every browser gives the focus to a button that is pressed.
globalStyle(`html[data-header="hidden"] ${header}:not(:focus-within, :has(${popoverOpen}))`, { translate: '0 -100%' });

// Signs on its right edge would push each other while the HTML comes: until something follows it, the header is not whole.
// Chromium matches `:last-child` only once the parent has been read to its end.
globalStyle(`body > ${header}:not(:has(+ *))`, { display: 'none' });

/** On a phone five signs stand beside the logo. */
const signWidth = '40px';
const narrowest = '(max-width: 359.98px)';

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

export const topLinks = featureStyle({
  display: 'flex',
  gap: vars.space[6],
  '@media': { [below.xl]: { gap: vars.space[4] } },
});

/** The city, and what finds it. */
export const place = featureStyle({ display: 'flex', gap: vars.space[4] });

export const topLink = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '32px',
  fontSize: vars.type.textSm,
  color: vars.color.textQuiet,
  ':hover': { color: vars.color.text },
});

/** What the header asks for. */
export const action = featureStyle({ color: vars.color.text, fontWeight: vars.font.medium });

export const bar = featureStyle({
  ...line,
  gap: vars.space[4],
  height: '64px',
  '@media': { [below.s]: { gap: vars.space[2] }, [media.lg]: { height: '68px' } },
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
  whiteSpace: 'nowrap',
  '@media': {
    [below.sm]: { minWidth: signWidth },
    // No room beside the logo: the number stands in the side menu and in the footer.
    [narrowest]: { display: 'none' },
  },
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

/** Search, what is put aside and, on narrow screens, the account: signs of one row, close to each other. */
export const signs = featureStyle({
  display: 'inline-flex',
  flex: 'none',
  '@media': { [narrowest]: { marginInlineStart: 'auto' } },
});
featureGlobal(`${signs} :is(a, button)`, { '@media': { [below.sm]: { width: signWidth } } });

/** The bar's way to the account: wide screens have it above. */
export const account = featureStyle({
  display: 'inline-flex',
  '@media': { [below.lg]: { marginInlineEnd: '-10px' }, [media.lg]: { display: 'none' } },
});
