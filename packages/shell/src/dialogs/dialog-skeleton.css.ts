import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const rows = featureStyle({ display: 'grid', gap: vars.space[5], paddingBlock: vars.space[2] });
