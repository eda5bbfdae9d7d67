import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[8],
  paddingBlock: `${vars.space[6]} clamp(64px, 8vw, 112px)`,
});
export const head = featureStyle({ display: 'grid', gap: vars.space[5], maxWidth: '900px' });
export const tags = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
