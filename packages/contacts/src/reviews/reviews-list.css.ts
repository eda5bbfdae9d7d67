import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const bar = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[6],
  rowGap: vars.space[3],
});

export const chips = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
