import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const part = featureStyle({ display: 'grid', gridTemplateColumns: '100%', gap: vars.space[6] });

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
});
