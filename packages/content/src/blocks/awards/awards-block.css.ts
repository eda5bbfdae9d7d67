import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const grid = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  columnGap: vars.space[6],
  rowGap: vars.space[8],
});
export const award = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `2px solid ${vars.color.line}`,
});
export const picture = featureStyle({ borderRadius: vars.radius.m, overflow: 'hidden', marginBlockEnd: vars.space[2] });
export const year = featureStyle({
  ...type.textSm,
  color: vars.color.action,
  fontWeight: vars.font.strong,
});
export const title = featureStyle({ ...type.headingSm, fontWeight: vars.font.headingWeight });
export const giver = featureStyle({ ...type.textMd, color: vars.color.textQuiet });
