import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { tabular, type } from '@showroom/ui/theme/type';

export const list = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  columnGap: vars.space[10],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlock: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.xl]: { gridTemplateColumns: '160px minmax(0, 1fr)', columnGap: vars.space[6] } },
});

export const date = featureStyle({
  ...type.textSm,
  ...tabular,
  color: vars.color.textQuiet,
  '@media': { [media.xl]: { gridRow: 'span 2', paddingBlockStart: vars.space[1] } },
});

export const title = featureStyle({ ...type.headingSm, fontWeight: vars.font.headingWeight });

export const text = featureStyle({ ...type.textMd, color: vars.color.textQuiet });
