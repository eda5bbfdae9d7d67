import { featureStyle } from '@showroom/ui/theme/styles';

export const mail = featureStyle({ overflowWrap: 'anywhere' });
