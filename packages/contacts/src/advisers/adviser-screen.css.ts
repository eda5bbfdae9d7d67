import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

export const person = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[6],
  alignItems: 'center',
  '@media': { [media.s]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const words = featureStyle({ display: 'grid', gap: vars.space[2] });

export const language = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.action,
});
