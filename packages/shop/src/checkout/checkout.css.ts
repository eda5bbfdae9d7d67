import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { tabular } from '@showroom/ui/theme/type';

export const page = featureStyle({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: `${vars.space[5]} ${vars.space[10]}`,
});

/** The matter, and beside it what it costs. */
export const columns = featureStyle({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: vars.space[8] } },
});

export const state = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });

export const lines = featureStyle({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 });
export const line = featureStyle({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'start',
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
});
export const frame = featureStyle({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  aspectRatio: '4 / 3',
});
export const sum = featureStyle({ ...tabular, fontWeight: vars.font.medium, whiteSpace: 'nowrap' });

export const summary = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunken,
  // On a phone the sum and the button come first, then what they are for.
  order: -1,
  '@media': { [media.lg]: { order: 0, position: 'sticky', top: '96px' } },
});
export const quietButtons = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const screenOnly = featureStyle({ '@media': { print: { display: 'none' } } });

export const history = featureStyle({ display: 'grid', gap: vars.space[3], listStyle: 'none', padding: 0, margin: 0 });
featureGlobal(`${history} > li`, { display: 'grid', gap: vars.space[1] });
