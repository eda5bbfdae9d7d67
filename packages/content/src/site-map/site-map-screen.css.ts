import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[8],
  paddingBlock: `${vars.space[6]} clamp(64px, 8vw, 112px)`,
});
export const group = featureStyle({ display: 'grid', gap: vars.space[4] });
export const list = featureStyle({
  columnGap: vars.space[8],
  '@media': { [media.s]: { columnCount: 2 }, [media.md]: { columnCount: 3 }, [media.xl]: { columnCount: 4 } },
});
export const link = featureStyle({
  display: 'block',
  paddingBlock: vars.space[2],
  breakInside: 'avoid',
  color: vars.color.textQuiet,
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});
