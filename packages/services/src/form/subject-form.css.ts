import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const form = featureStyle({ display: 'grid', gap: vars.space[5], gridTemplateColumns: '100%' });
