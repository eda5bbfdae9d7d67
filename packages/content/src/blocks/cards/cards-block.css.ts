import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const grid = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[6],
  '@media': {
    [media.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[6], rowGap: vars.space[10] },
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Picture above the words; on a phone beside them, so that six services fit two screens. */
export const card = featureStyle({
  position: 'relative',
  display: 'flex',
  gap: vars.space[4],
  '@media': { [media.s]: { flexDirection: 'column' } },
});

export const picture = featureStyle({
  flex: 'none',
  width: '112px',
  borderRadius: vars.radius.m,
  overflow: 'hidden',
  alignSelf: 'start',
  '@media': { [media.s]: { width: '100%', borderRadius: vars.radius.l } },
});

export const words = featureStyle({ display: 'grid', alignContent: 'start', gap: vars.space[2] });

export const title = featureStyle({ ...type.headingSm, fontWeight: vars.font.headingWeight });

/** The whole card is the link's target; its words are the link's own. */
export const link = featureStyle({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.l },
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});

// The arrow follows the last word.
featureGlobal(`${link} svg`, { display: 'inline-block', verticalAlign: '-4px', marginInlineStart: vars.space[1] });

export const text = featureStyle({
  ...type.textMd,
  maxWidth: '29em',
  color: vars.color.textQuiet,
});

export const plainGrid = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  columnGap: vars.space[8],
});

export const plainCard = featureStyle({
  position: 'relative',
  paddingBlock: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
