import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const link = featureStyle({
  ...type.textMd,
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.action,
  fontWeight: vars.font.medium,
});
