import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';
import { readingWidth } from '../reading-width.ts';

export const words = featureStyle({
  ...type.textMd,
  lineHeight: 1.65,
  display: 'grid',
  gap: vars.space[4],
  maxWidth: readingWidth,
});
