import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

/** A line of a list: what it is, and beside it what is said or done about it. */
export const row = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
/** Beside a sum, which stays at the end of its line. */
export const oneLine = featureStyle({ flexWrap: 'nowrap' });
/** Words break, a sum never. */
export const sum = featureStyle({ flex: 'none', whiteSpace: 'nowrap' });
export const words = featureStyle({ display: 'grid', gap: vars.space[1], minWidth: 0 });
/** A status over its sum: each as wide as its own words. */
export const said = featureStyle({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });
export const tile = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
});
/** The picture has a column of its own: what the tile is about is known before it is read, and it is no taller than its neighbours. */
export const pictured = featureStyle({ gridTemplateColumns: '6rem minmax(0, 1fr)', columnGap: vars.space[4] });
export const tilePicture = featureStyle({
  gridRow: '1 / span 3',
  alignSelf: 'start',
  borderRadius: vars.radius.m,
  overflow: 'hidden',
});
export const steps = featureStyle({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});
export const step = featureStyle({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  paddingBlockStart: vars.space[2],
  borderBlockStart: `3px solid ${vars.color.line}`,
  color: vars.color.textQuiet,
});
export const passed = featureStyle({ borderColor: vars.color.action, color: vars.color.text });
export const channels = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });
