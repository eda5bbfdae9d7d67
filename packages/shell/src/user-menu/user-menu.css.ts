import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const list = featureStyle({ display: 'grid', minWidth: '220px' });
export const row = featureStyle({
  display: 'grid',
  alignContent: 'center',
  width: '100%',
  minHeight: '44px',
  fontSize: vars.type.textMd,
  textAlign: 'start',
  color: vars.color.text,
  ':hover': { color: vars.color.action },
});
export const note = featureStyle({ fontSize: vars.type.textSm, color: vars.color.textQuiet });
