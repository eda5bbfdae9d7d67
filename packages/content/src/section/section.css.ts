import { vars } from '@showroom/ui/theme/contract';
import { hover } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

export const section = featureStyle({ display: 'grid', gap: vars.space[6], gridTemplateColumns: '100%' });

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '44px',
  columnGap: vars.space[6],
});

export const more = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '44px',
  color: vars.color.action,
  fontWeight: vars.font.medium,
  '@media': { [hover]: { ':hover': { color: vars.color.actionHover } } },
});
