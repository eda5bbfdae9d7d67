import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

/** Fields of 720 px, and what it costs right beside them. */
export const page = featureStyle({ '@media': { [media.lg]: { maxWidth: '1092px' } } });
export const steps = featureStyle({ display: 'grid', gap: vars.space[8], paddingBlockStart: vars.space[3] });
export const step = featureStyle({ display: 'grid', gap: vars.space[4] });
export const choices = featureStyle({
  display: 'grid',
  gap: vars.space[2],
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
});
export const row = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], alignItems: 'end' });
featureGlobal(`${row} > :first-child`, { flex: '1 1 220px' });
export const centres = featureStyle({
  display: 'grid',
  gap: vars.space[2],
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
});
export const centre = featureStyle({
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  selectors: { '&:has(:checked)': { borderColor: vars.color.action, background: vars.color.actionSoft } },
});
export const quiet = featureStyle({ ...type.textSm, color: vars.color.textQuiet });
export const total = featureStyle({ ...type.textLg, fontWeight: vars.font.strong });
export const good = featureStyle({ ...type.textSm, color: vars.color.positive });
export const bad = featureStyle({ ...type.textSm, color: vars.color.critical });
export const lines = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  ...type.textSm,
});
export const line = featureStyle({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3] });
featureGlobal(`${line} > :first-child`, { minWidth: 0, overflowWrap: 'anywhere' });
/** Neither broken nor narrowed: nothing has a least width of its own here (`global.css.ts`). */
export const unbroken = featureStyle({ flexShrink: 0, whiteSpace: 'nowrap' });
