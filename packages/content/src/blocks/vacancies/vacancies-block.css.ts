import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const list = featureStyle({ maxWidth: '860px' });
export const summary = featureStyle({
  display: 'grid',
  columnGap: vars.space[6],
  rowGap: vars.space[1],
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const title = featureStyle({ ...type.headingSm, fontWeight: vars.font.headingWeight });
export const pay = featureStyle({ ...type.textMd, fontWeight: vars.font.strong });
export const note = featureStyle({
  ...type.textSm,
  fontWeight: vars.font.regular,
  color: vars.color.textQuiet,
  gridColumn: '1 / -1',
});
/** In a line with the place where there is room for both; no line begins or ends with the dot between them. */
export const schedule = featureStyle({
  display: 'block',
  '@media': { [media.md]: { display: 'inline', '::before': { content: '"\u00a0· "' } } },
});
export const body = featureStyle({ display: 'grid', gap: vars.space[6], paddingBlockEnd: vars.space[6] });
