import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

export const part = featureStyle({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '640px',
});
export const plate = featureStyle({
  '@media': {
    [media.s]: {
      padding: vars.space[6],
      borderRadius: vars.radius.l,
      border: `1px solid ${vars.color.line}`,
      background: vars.color.surfaceRaised,
    },
  },
});
