import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

export const plate = featureStyle({
  display: 'grid',
  gap: vars.space[6],
  padding: 'clamp(24px, 4vw, 48px)',
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceSunken,
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: vars.space[10] },
  },
});
export const words = featureStyle({ display: 'grid', gap: vars.space[3], maxWidth: '38em' });
export const action = featureStyle({ display: 'grid', justifyContent: 'start' });
