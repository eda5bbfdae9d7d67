import { vars } from '@showroom/ui/theme/contract';
import { below } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const page = featureStyle({ display: 'grid', gap: vars.space[6], paddingBlock: `${vars.space[8]} 0` });
export const view = featureStyle({ display: 'grid', gap: vars.space[6] });

export const toolbar = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const total = featureStyle({ ...type.textMd, color: vars.color.textQuiet });
export const tools = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  // A phone: the count and the button share a line, the order has one of its own.
  '@media': { [below.s]: { display: 'contents' } },
});
featureGlobal(`${tools} > :has(select)`, { '@media': { [below.s]: { order: 1, flex: '1 1 100%' } } });

export const item = featureStyle({ display: 'flex', flexDirection: 'column', height: '100%' });
featureGlobal(`${item} > article`, { flex: 1, height: 'auto' });

/** Said under a card: a price that changed, a reservation. */
export const note = featureStyle({ ...type.textSm, marginTop: vars.space[2] });
export const cheaper = featureStyle({ color: vars.color.positive, fontWeight: vars.font.medium });

export const gone = featureStyle({ position: 'relative', display: 'flex', flexDirection: 'column', height: '100%' });
export const goneMedia = featureStyle({
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunken,
});
featureGlobal(`${goneMedia} img`, { filter: 'grayscale(1)', opacity: 0.45 });
export const goneName = featureStyle({
  ...type.textLg,
  marginTop: vars.space[3],
  color: vars.color.textQuiet,
  fontWeight: vars.font.strong,
});
export const goneLinks = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[3],
});

export const removed = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  height: '100%',
  minHeight: '240px',
  padding: vars.space[5],
  textAlign: 'center',
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
  color: vars.color.textQuiet,
});
export const placeholder = featureStyle({ display: 'grid', gap: vars.space[3] });
export const confirm = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
