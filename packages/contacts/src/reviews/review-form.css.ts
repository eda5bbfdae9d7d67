import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const form = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[5],
  maxWidth: '640px',
  '@media': { print: { display: 'none' } },
});

export const request = featureStyle({ display: 'grid', gridTemplateColumns: '100%', gap: vars.space[4] });
