import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const form = featureStyle({ display: 'grid', gap: vars.space[5], gridTemplateColumns: '100%' });
export const report = featureStyle({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: '100%',
  outlineOffset: '4px',
});
export const head = featureStyle({ display: 'grid', gap: vars.space[1] });
export const quiet = featureStyle({ ...type.textSm, color: vars.color.textQuiet });
export const part = featureStyle({ display: 'grid', gap: vars.space[3] });
export const list = featureStyle({ display: 'grid' });
export const row = featureStyle({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
});
