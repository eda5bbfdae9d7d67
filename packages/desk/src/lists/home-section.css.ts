import { vars } from '@showroom/ui/theme/contract';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';

/** Groups of unlike length: columns, where a row of a grid would be as high as its longest. */
export const groups = featureStyle({ columnWidth: '260px', columnGap: vars.space[6] });
featureGlobal(`${groups} > *`, { breakInside: 'avoid', paddingBlockEnd: vars.space[6] });
