import { vars } from '@showroom/ui/theme/contract';
import { hover } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

export const bar = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[8],
  paddingBlock: vars.space[3],
});
export const logo = featureStyle({ height: '28px', width: 'auto' });
export const menu = featureStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] });
export const link = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  '@media': { [hover]: { ':hover': { textDecoration: 'underline' } } },
});
export const footer = featureStyle({ display: 'grid', gap: vars.space[5], paddingBlock: vars.space[10] });
