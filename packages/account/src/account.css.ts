import { vars } from '@showroom/ui/theme/contract';
import { below, media } from '@showroom/ui/theme/media';
import { scrolledRow } from '@showroom/ui/theme/scrolled-row';
import { sectionLink } from '@showroom/ui/theme/section-link';
import { featureStyle } from '@showroom/ui/theme/styles';

export const frame = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlock: vars.space[5],
  '@media': {
    [media.lg]: { gridTemplateColumns: '220px minmax(0, 1fr)', gap: vars.space[8], paddingBlock: vars.space[8] },
  },
});
/** One line that is scrolled where there is no room beside the matter. */
export const nav = featureStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  '@media': {
    [below.lg]: scrolledRow,
    [media.lg]: { gridAutoFlow: 'row', gridAutoColumns: 'auto', alignContent: 'start', gap: 0, paddingBlock: 0 },
  },
});
export const link = featureStyle(sectionLink);
export const leave = featureStyle({
  border: 0,
  padding: 0,
  background: 'none',
  color: vars.color.textQuiet,
  font: 'inherit',
  cursor: 'pointer',
  textAlign: 'start',
  minHeight: '44px',
  '@media': { [media.lg]: { paddingInlineStart: `calc(${vars.space[4]} + 2px)` } },
  ':hover': { color: vars.color.text },
});
/** What a section reads comes after the first paint: the footer waits below the screen, and nothing in sight moves. */
export const matter = featureStyle({
  display: 'grid',
  minHeight: '100svh',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignContent: 'start',
});
export const card = featureStyle({
  width: '100%',
  maxWidth: '440px',
  marginInline: 'auto',
  paddingBlock: vars.space[8],
});
export const sessions = featureStyle({ display: 'grid', gap: vars.space[4] });
export const session = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
