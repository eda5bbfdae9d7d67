import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const list = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[6],
  '@media': {
    [media.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.mb]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const card = featureStyle({ display: 'flex', gap: vars.space[4], alignItems: 'flex-start' });

export const words = featureStyle({ display: 'grid', gap: vars.space[1], minWidth: 0 });

export const name = featureStyle({ ...type.textMd, fontWeight: vars.font.strong });
