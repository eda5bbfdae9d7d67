import { featureStyle } from '@showroom/ui/theme/styles';

export const page = featureStyle({ paddingBlock: 'clamp(48px, 10vw, 128px)', maxWidth: '720px' });
