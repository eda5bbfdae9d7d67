import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const part = featureStyle({ display: 'grid', gap: vars.space[4], maxWidth: '860px' });
export const list = featureStyle({ borderBlockStart: `1px solid ${vars.color.line}` });
export const row = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[5],
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const name = featureStyle({ ...type.textMd, fontWeight: vars.font.medium });
export const quiet = featureStyle({ ...type.textSm, color: vars.color.textQuiet, maxWidth: '42em' });
/** Sums of a few rows, each with its own words: digits of one width would have holes in some letters. */
export const price = featureStyle({ ...type.textMd, fontWeight: vars.font.strong, whiteSpace: 'nowrap' });
