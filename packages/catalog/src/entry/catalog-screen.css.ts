import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { scrolledRow } from '@showroom/ui/theme/scrolled-row';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const head = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
});

export const search = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.low,
});
export const tabs = featureStyle({
  display: 'flex',
  gap: vars.space[2],
  paddingBlock: '3px',
  ...scrolledRow,
});
export const tab = featureStyle({
  ...type.textMd,
  flex: 'none',
  minHeight: '44px',
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.lineStrong}`,
  color: vars.color.text,
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.action,
      borderColor: vars.color.action,
      color: vars.color.onAction,
    },
    '&:focus-visible': { outlineOffset: '1px' },
  },
  '@media': { [hover]: { ':hover': { borderColor: vars.color.action } } },
});

export const kinds = featureStyle({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: `${vars.space[8]} ${vars.space[12]}`,
  '@media': {
    [media.s]: {
      gridTemplateColumns: '1fr 1fr',
      // Three leave no hole on a tablet.
      selectors: { '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(3, 1fr)' } },
    },
    [media.lg]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});
export const kind = featureStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: vars.space[4],
  '@media': { [media.s]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto 1fr' } },
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
});
export const picture = featureStyle({
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  gridRow: 'span 2',
  '@media': { [media.s]: { gridRow: 'auto' } },
});
export const name = featureStyle({
  ...type.textLg,
  fontWeight: vars.font.strong,
  color: vars.color.text,
  '::after': { content: '""', position: 'absolute', inset: 0 },
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});
export const figures = featureStyle({ ...type.textMd, color: vars.color.textQuiet });
export const sections = featureStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[4]}`,
  alignSelf: 'end',
});
export const section = featureStyle({
  ...type.textMd,
  // As high as a finger needs; the figure follows the last word of a name in two lines.
  display: 'block',
  paddingBlock: '10px',
  color: vars.color.action,
});
/** A figure is never broken, however long the name before it. */
export const count = featureStyle({ ...type.textSm, color: vars.color.textQuiet, whiteSpace: 'nowrap' });
