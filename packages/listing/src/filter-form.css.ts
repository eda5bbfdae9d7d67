import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle, popoverOpen } from '@showroom/ui/theme/styles';

/** A sheet over the whole screen on phones and tablets, a column beside the results from 1024 px. */
export const panel = featureStyle({
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: `0 ${vars.gutter}`,
  border: 0,
  color: vars.color.text,
  background: vars.color.surface,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  '@media': {
    [media.lg]: {
      position: 'sticky',
      display: 'block',
      inset: 'auto',
      top: vars.space[6],
      height: 'auto',
      maxHeight: `calc(100dvh - ${vars.space[6]} - ${vars.space[6]})`,
      // Room for focus rings, which the scrolling box would cut.
      padding: `0 ${vars.space[3]} 0 ${vars.space[1]}`,
      marginInlineStart: `calc(-1 * ${vars.space[1]})`,
      background: 'none',
    },
  },
});

featureGlobal(`body:has(${panel}${popoverOpen})`, { overflow: 'hidden' });
