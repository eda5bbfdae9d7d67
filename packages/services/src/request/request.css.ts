import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const page = featureStyle({ paddingBlock: `${vars.space[6]} ${vars.space[10]}` });
