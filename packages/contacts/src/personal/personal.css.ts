import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

/** One column on every screen: the page is opened from a messenger or a printed code. */
export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[6],
  maxWidth: '560px',
  marginInline: 'auto',
  paddingBlock: `${vars.space[6]} ${vars.space[10]}`,
});

export const brand = featureStyle({
  ...type.headingSm,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: '44px',
  fontWeight: vars.font.strong,
});

export const person = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[5],
  alignItems: 'center',
});

export const words = featureStyle({ display: 'grid', gap: vars.space[1] });

export const actions = featureStyle({ display: 'grid', gap: vars.space[3], '@media': { print: { display: 'none' } } });

export const links = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
});

export const language = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.action,
});

export const card = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[5],
  padding: vars.space[6],
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
});

/** Black on white in every theme, for scanners. */
export const code = featureStyle({ display: 'block', width: '160px', height: '160px', background: '#fff' });

export const scan = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
});
