import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const list = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  columnGap: vars.space[10],
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = featureStyle({
  position: 'relative',
  display: 'flex',
  gap: vars.space[5],
  height: '100%',
  paddingBlock: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const picture = featureStyle({
  flex: 'none',
  alignSelf: 'start',
  width: '104px',
  borderRadius: vars.radius.m,
  overflow: 'hidden',
  '@media': { [media.s]: { width: '200px' } },
});

export const words = featureStyle({ display: 'grid', alignContent: 'start', gap: vars.space[2] });
export const date = featureStyle({ ...type.textSm, color: vars.color.textQuiet });
export const title = featureStyle({ ...type.headingSm, fontWeight: vars.font.headingWeight });

/** The whole line is the link's target; its words are the title alone. */
export const link = featureStyle({
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});
export const lead = featureStyle({
  ...type.textMd,
  color: vars.color.textQuiet,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
