import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const frame = featureStyle({ display: 'grid', gap: vars.space[5], paddingBlock: vars.space[4] });
export const head = featureStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const card = featureStyle({ width: '100%', maxWidth: 420, marginInline: 'auto', marginBlock: vars.space[8] });
export const dialog = featureStyle({
  width: 'min(420px, calc(100vw - 32px))',
  padding: vars.space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
});
export const filters = featureStyle({
  display: 'grid',
  // A field alone is not as wide as the screen: what it holds is short.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(184px, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[3],
});
/** Facts of one thing: a value stands beside its label, not across a wide screen. */
export const facts = featureStyle({ maxWidth: 720 });
export const split = featureStyle({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const editor = featureStyle({
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.s,
  overflow: 'hidden',
});
export const preview = featureStyle({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
  padding: vars.space[4],
  overflow: 'auto',
  maxHeight: '75vh',
});
export const lineButton = featureStyle({
  border: 0,
  padding: 0,
  background: 'none',
  color: vars.color.action,
  font: 'inherit',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});
export const thumb = featureStyle({ width: 96 });
export const reviewPhoto = featureStyle({ width: 160, height: 'auto', borderRadius: vars.radius.s });
/** «пн–пт 08:00–21:00; сб–вс 09:00–20:00» is seen whole. */
export const hours = featureStyle({ flex: '1 1 280px', maxWidth: 420 });
