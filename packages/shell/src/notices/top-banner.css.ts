import { vars } from '@showroom/ui/theme/contract';
import { below, media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

/**
 * Over the page below the header, and scrolled away with it: nothing moves when it comes or goes. On a phone at the lower edge, where
 * the question for the city was: below the header it would hide what the page is called.
 */
export const banner = featureStyle({
  position: 'absolute',
  insetInlineEnd: `calc(max(0px, 50% - 720px) + ${vars.gutter})`,
  insetBlockStart: `calc(64px + ${vars.space[3]})`,
  zIndex: 19,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[3],
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  '@media': {
    [below.md]: {
      position: 'fixed',
      // Over the bar of a vehicle's price.
      zIndex: 30,
      insetInline: vars.space[2],
      insetBlock: `auto calc(${vars.space[2]} + env(safe-area-inset-bottom, 0px))`,
      gap: vars.space[3],
      padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[3]}`,
    },
    [media.lg]: { insetBlockStart: `calc(36px + 68px + ${vars.space[3]})` },
    [media.md]: {
      selectors: {
        '&[data-docked]': { position: 'fixed', insetBlock: `auto ${vars.space[3]}` },
      },
    },
  },
});

/** Black on white in every theme, for scanners; of no use on the telephone itself. So large that what sorts a list is not covered. */
export const code = featureStyle({
  width: '88px',
  height: '88px',
  borderRadius: vars.radius.s,
  '@media': { [below.md]: { display: 'none' } },
});

export const sign = featureStyle({
  width: '40px',
  height: '40px',
  borderRadius: vars.radius.m,
  '@media': { [media.md]: { display: 'none' } },
});

export const words = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[3],
  '@media': {
    [below.md]: {
      flex: 1,
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[2],
    },
  },
});

/** The words give way, not the button. */
featureGlobal(`${words} > a`, { flex: 'none' });

/** No word of it is broken, also beside its button on a phone and in the wider stand-in of a font that came late. */
export const headline = featureStyle({
  minWidth: 'auto',
  fontWeight: vars.font.strong,
  overflowWrap: 'normal',
  '@media': { [below.md]: { ...type.textSm, fontWeight: vars.font.strong } },
});
