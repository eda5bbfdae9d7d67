import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const bar = featureStyle({ backgroundColor: vars.color.surfaceBrand, color: vars.color.onSurfaceBrand });
export const barRow = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '64px',
  gap: vars.space[4],
});
export const name = featureStyle({ ...type.headingSm, fontWeight: vars.font.headingWeight });
export const hero = featureStyle({ backgroundColor: vars.color.surfaceSunken });
export const heroRow = featureStyle({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: 'clamp(32px, 6vw, 80px)',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space[10],
    },
  },
});
export const words = featureStyle({ display: 'grid', gap: vars.space[5], maxWidth: '38em' });
export const picture = featureStyle({ borderRadius: vars.radius.l, overflow: 'hidden' });
export const body = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: 'clamp(48px, 6vw, 80px)',
  paddingBlock: 'clamp(40px, 6vw, 80px)',
});
