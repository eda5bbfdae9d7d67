import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const form = featureStyle({ display: 'grid', gap: vars.space[5], gridTemplateColumns: '100%' });

/** The kit's notice of the tone `info`, without its code: every form would carry it for what few show. */
export const notice = featureStyle({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceSunken,
});
