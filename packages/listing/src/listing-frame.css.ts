import { vars } from '@showroom/ui/theme/contract';
import { below, hover, low, media } from '@showroom/ui/theme/media';
import { scrolledRow } from '@showroom/ui/theme/scrolled-row';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const top = featureStyle({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
  // The first car of a phone belongs on its first screen.
  '@media': {
    [below.s]: { gap: vars.space[1], paddingBlock: `${vars.space[1]} ${vars.space[2]}` },
    [low]: { gap: 0, paddingBlock: `0 ${vars.space[2]}` },
  },
});

export const head = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [below.s]: { gap: vars.space[1] } },
});

export const titleRow = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const total = featureStyle({ ...type.textLg, color: vars.color.textQuiet });

export const quick = featureStyle({
  display: 'flex',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  flexWrap: 'wrap',
  '@media': {
    [below.lg]: {
      ...scrolledRow,
      marginInline: `calc(-1 * ${vars.gutter})`,
      paddingInlineStart: vars.gutter,
    },
    [low]: { display: 'none' },
  },
});

export const quickLink = featureStyle({
  ...type.textMd,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '36px',
  color: vars.color.text,
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
  '@media': {
    [hover]: { ':hover': { color: vars.color.action } },
    '(pointer: coarse)': { minHeight: '44px' },
  },
});

export const quickCount = featureStyle({
  ...type.textSm,
  color: vars.color.textQuiet,
  fontWeight: vars.font.regular,
});

export const layout = featureStyle({
  display: 'grid',
  gap: vars.space[8],
  alignItems: 'start',
  paddingBottom: vars.space[12],
});
export const withFilter = featureStyle({
  '@media': { [media.lg]: { gridTemplateColumns: '296px minmax(0, 1fr)' } },
});

export const seo = featureStyle({
  display: 'grid',
  gap: vars.space[3],
  maxWidth: '800px',
  paddingBlock: vars.space[8],
  borderTop: `1px solid ${vars.color.line}`,
});
