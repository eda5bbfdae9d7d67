import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const notice = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  maxWidth: '720px',
  paddingBlock: `${vars.space[12]} ${vars.space[8]}`,
});
export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
