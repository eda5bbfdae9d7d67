import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const list = featureStyle({ maxWidth: '860px' });
export const answer = featureStyle({ paddingBlockEnd: vars.space[4] });
