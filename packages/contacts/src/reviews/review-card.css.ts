import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const card = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[3],
  paddingBlock: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
});

/** 60–75 characters a line; the author's own line breaks stay. */
export const text = featureStyle({
  ...type.textMd,
  maxWidth: '640px',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const subject = featureStyle({
  ...type.textSm,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
});

export const reply = featureStyle({
  display: 'grid',
  gap: vars.space[1],
  maxWidth: '640px',
  padding: vars.space[4],
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});

export const photos = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** Without a ground: whether a browser draws one below an opaque photo, and with it the shade of the corners, is chance. */
export const photo = featureStyle({ display: 'block', borderRadius: vars.radius.m, overflow: 'hidden' });

/** The same four in a row on the narrowest phone. */
export const image = featureStyle({
  display: 'block',
  width: 'clamp(72px, 20vw, 112px)',
  height: 'clamp(72px, 20vw, 112px)',
  objectFit: 'cover',
});
