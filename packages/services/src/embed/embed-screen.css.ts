import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

/** As wide as a form is read well; the partner's page says how wide the frame is. */
export const page = featureStyle({
  display: 'grid',
  gap: vars.space[6],
  maxWidth: '640px',
  marginInline: 'auto',
  padding: vars.space[4],
});
