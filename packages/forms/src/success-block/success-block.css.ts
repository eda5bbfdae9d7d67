import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const block = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[5],
  paddingBlock: vars.space[6],
  textAlign: 'center',
  outline: 'none',
});

export const sign = featureStyle({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  borderRadius: '50%',
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.positive,
});
