import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { tabular, type } from '@showroom/ui/theme/type';

export const page = featureStyle({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${vars.space[6]} clamp(64px, 8vw, 112px)`,
});
export const head = featureStyle({ display: 'grid', gap: vars.space[4], maxWidth: '760px' });
/** Without scripts there is nothing to fill; what stands in `noscript` is. The room is held. */
export const live = featureStyle({ minHeight: '640px', '@media': { '(scripting: none)': { display: 'none' } } });
export const stack = featureStyle({ display: 'grid', gap: vars.space[4], gridTemplateColumns: 'minmax(0, 1fr)' });
export const row = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], alignItems: 'center' });

export const steps = featureStyle({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '920px',
});
export const step = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 'clamp(16px, 3vw, 32px)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceRaised,
});
export const stepHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
export const stepTitle = featureStyle({ ...type.headingSm, fontWeight: vars.font.headingWeight });
export const waiting = featureStyle({ color: vars.color.textQuiet });
export const summary = featureStyle({ ...type.textMd, color: vars.color.textQuiet, flex: '1 1 240px' });

export const fields = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const group = featureStyle({ border: 0, display: 'grid', minWidth: 0 });
export const legend = featureStyle({
  ...type.textSm,
  fontWeight: vars.font.medium,
  color: vars.color.textQuiet,
  paddingBlock: vars.space[2],
});
export const option = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  alignItems: 'center',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const price = featureStyle({
  ...type.textSm,
  ...tabular,
  color: vars.color.textQuiet,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
/** Name and address beside each other where there is room, else one under the other. */
export const centre = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const address = featureStyle({ ...type.textSm, color: vars.color.textQuiet, paddingBlock: vars.space[1] });
export const sum = featureStyle({ ...type.textLg, fontWeight: vars.font.medium });
export const narrow = featureStyle({ maxWidth: '520px', minWidth: 0 });
