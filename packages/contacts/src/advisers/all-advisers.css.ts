import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

/** The other pages of the area before the people, from 1024 px up beside them. */
export const layout = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[8],
  '@media': { [media.lg]: { columnGap: vars.space[12], gridTemplateColumns: '240px minmax(0, 1fr)' } },
});

export const groups = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  alignContent: 'start',
  gap: 'clamp(40px, 5vw, 64px)',
});

export const list = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[6],
  '@media': { [media.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
