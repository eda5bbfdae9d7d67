import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

export const plate = featureStyle({
  display: 'none',
  '@media': {
    [media.md]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space[6],
      padding: vars.space[6],
      borderRadius: vars.radius.l,
      backgroundColor: vars.color.surfaceSunken,
    },
  },
});

/** White in every theme, for scanners. */
export const code = featureStyle({
  display: 'block',
  width: '160px',
  height: '160px',
  borderRadius: vars.radius.m,
  background: '#fff',
});

export const words = featureStyle({ display: 'grid', gap: vars.space[2], maxWidth: '38em' });
