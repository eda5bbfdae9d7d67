import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const hero = featureStyle({ display: 'grid', gap: vars.space[8], gridTemplateColumns: '100%' });
export const lead = featureStyle({ maxWidth: '40em' });
export const picture = featureStyle({ borderRadius: vars.radius.l, overflow: 'hidden' });
