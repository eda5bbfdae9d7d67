import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

export const list = featureStyle({ display: 'grid', gap: vars.space[5], margin: 0, padding: 0, listStyle: 'none' });
export const item = featureStyle({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.lg]: { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
});
export const tools = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const tabs = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
