import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

const disc = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  fontWeight: vars.font.strong,
} as const;

export const face = {
  md: featureStyle({ ...disc, width: '56px', height: '56px' }),
  lg: featureStyle({ ...disc, ...type.headingMd, width: '112px', height: '112px' }),
};
