import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const grid = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.s]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space[10] },
    [media.xl]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const cell = featureStyle({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const mark = featureStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  transition: `color ${vars.motion.fast}`,
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});

export const name = featureStyle({
  ...type.textMd,
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const count = featureStyle({ ...type.textSm, position: 'relative', color: vars.color.textQuiet });
