import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const content = featureStyle({
  display: 'block',
  minHeight: '60vh',
  marginBlockEnd: vars.space[16],
  outline: 'none',
});
