import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const block = featureStyle({ display: 'grid', gap: vars.space[4] });
export const now = featureStyle({ display: 'grid', gap: vars.space[1] });
export const monthly = featureStyle({ ...type.textMd, color: vars.color.textQuiet });
/** Fields of the payment under its summary. */
export const payment = featureStyle({ display: 'grid', gap: vars.space[4] });
export const benefits = featureStyle({ display: 'grid', gap: vars.space[1] });
export const legend = featureStyle({ ...type.textSm, float: 'left', width: '100%', color: vars.color.textQuiet });
export const plain = featureStyle({ ...type.textSm, color: vars.color.textQuiet });
export const amount = featureStyle({
  fontWeight: vars.font.strong,
  color: vars.color.positive,
  whiteSpace: 'nowrap',
});
