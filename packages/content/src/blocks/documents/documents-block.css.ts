import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const groups = featureStyle({ display: 'grid', gap: vars.space[8] });
export const group = featureStyle({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.md]: { gridTemplateColumns: '120px minmax(0, 1fr)', columnGap: vars.space[6] } },
});
export const year = featureStyle({
  ...type.headingSm,
  fontWeight: vars.font.headingWeight,
  paddingBlockStart: vars.space[4],
});
export const file = featureStyle({
  display: 'flex',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.textQuiet,
});
export const words = featureStyle({ display: 'grid', gap: vars.space[1] });
export const link = featureStyle({
  color: vars.color.text,
  fontWeight: vars.font.medium,
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});
export const note = featureStyle({ ...type.textSm });
