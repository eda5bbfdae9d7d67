import { vars } from '@showroom/ui/theme/contract';
import { below, hover, low, media } from '@showroom/ui/theme/media';
import { scrolledRow } from '@showroom/ui/theme/scrolled-row';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const results = featureStyle({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: '100%',
  '@media': { [below.lg]: { gap: vars.space[3] } },
  transition: `opacity ${vars.motion.base} ease-out`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
});

export const toolbar = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  // Its lines become lines of the results: one of them stays at hand while the cards go by.
  '@media': { [below.lg]: { display: 'contents' } },
});

/** Height of the header on phones and tablets, px. */
const headerHeight = '64px';

/** Button of the filter and the order: beside the tabs on a wide screen, under the header on others as long as there are cards. */
export const handy = featureStyle({
  display: 'contents',
  '@media': {
    [below.lg]: {
      display: 'flex',
      gap: vars.space[3],
      position: 'sticky',
      top: headerHeight,
      // Above the marks and buttons of cards.
      zIndex: 4,
      marginInline: `calc(-1 * ${vars.gutter})`,
      padding: `${vars.space[1]} ${vars.gutter}`,
      background: vars.color.surface,
    },
    // A phone on its side has no height to give away.
    [low]: { position: 'static', paddingBlock: 0 },
  },
});
// The header leaves when one scrolls down.
featureGlobal(`html[data-header="hidden"] ${handy}`, { top: 0 });

/** As high as the field beside it. */
export const opener = featureStyle({
  display: 'grid',
  flex: '0 0 auto',
  '@media': { [media.lg]: { display: 'none' } },
});

export const sort = featureStyle({
  flex: '1 1 140px',
  '@media': { [media.s]: { flex: '0 0 264px', marginInlineStart: 'auto' } },
});

export const chips = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '1 1 100%',
});

export const suggested = featureStyle({
  display: 'flex',
  flex: '1 1 100%',
  minWidth: 0,
  gap: vars.space[2],
  paddingBlock: '3px',
  ...scrolledRow,
  '@media': { [low]: { display: 'none' } },
});

export const suggestion = featureStyle({
  ...type.textMd,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '40px',
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  whiteSpace: 'nowrap',
  '@media': {
    [hover]: { ':hover': { background: vars.color.actionSoft, color: vars.color.action } },
    '(pointer: coarse)': { minHeight: '44px' },
  },
});

export const pages = featureStyle({ display: 'flex', justifyContent: 'center', paddingTop: vars.space[4] });
