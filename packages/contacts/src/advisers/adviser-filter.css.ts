import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

export const filter = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[4],
  maxWidth: '720px',
  '@media': { [media.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, print: { display: 'none' } },
});

export const status = featureStyle({ gridColumn: '1 / -1' });
