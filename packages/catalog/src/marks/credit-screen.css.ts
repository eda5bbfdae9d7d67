import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

const { space, color, radius, font } = vars;

export const programmes = featureStyle({
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const programme = featureStyle({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  height: '100%',
  padding: space[5],
  borderRadius: radius.l,
  background: color.surfaceSunken,
});
export const rate = featureStyle({ ...type.headingSm, fontWeight: font.headingWeight });
