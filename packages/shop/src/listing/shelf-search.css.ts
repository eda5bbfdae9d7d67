import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const search = featureStyle({ paddingBlock: `${vars.space[2]} ${vars.space[4]}` });
