import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const row = featureStyle({
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
  paddingBlockEnd: vars.space[3],
  '@media': { print: { flexWrap: 'wrap', overflow: 'visible' } },
});
export const slide = featureStyle({
  flex: '0 0 84%',
  scrollSnapAlign: 'start',
  '@media': { [media.s]: { flexBasis: '60%' }, [media.md]: { flexBasis: '44%' }, [media.xl]: { flexBasis: '32%' } },
});
export const figure = featureStyle({ display: 'grid', gap: vars.space[3] });
featureGlobal(`${figure} > span`, { borderRadius: vars.radius.l, overflow: 'hidden' });
export const caption = featureStyle({ ...type.textSm, color: vars.color.textQuiet });
