import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const line = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
