import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const stepper = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  margin: 0,
  padding: 0,
  minWidth: 0,
});
export const count = featureStyle({ ...type.textMd, minWidth: '1.5rem', textAlign: 'center' });
