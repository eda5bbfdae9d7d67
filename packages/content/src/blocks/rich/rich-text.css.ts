import { vars } from '@showroom/ui/theme/contract';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';
import { readingWidth } from '../reading-width.ts';

export const words = featureStyle({
  ...type.textMd,
  lineHeight: 1.65,
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[4],
  maxWidth: readingWidth,
});
featureGlobal(`${words} > :is(h2, h3):not(:first-child)`, { marginBlockStart: vars.space[4] });
featureGlobal(`${words} strong`, { fontWeight: vars.font.strong });
featureGlobal(`${words} em`, { fontStyle: 'italic' });
featureGlobal(`${words} a`, {
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
});

const list = { display: 'grid', gap: vars.space[2], paddingInlineStart: '1.4em' } as const;
export const unordered = featureStyle({ ...list, listStyle: 'disc' });
export const ordered = featureStyle({ ...list, listStyle: 'decimal' });
featureGlobal(`:is(${unordered}, ${ordered}) > li::marker`, { color: vars.color.textQuiet });

export const quote = featureStyle({
  display: 'grid',
  gap: vars.space[3],
  paddingInlineStart: vars.space[6],
  borderInlineStart: `3px solid ${vars.color.action}`,
  marginBlock: vars.space[3],
});
export const said = featureStyle({ ...type.textLg, fontWeight: vars.font.medium });
export const note = featureStyle({ ...type.textSm, color: vars.color.textQuiet });

export const figure = featureStyle({ display: 'grid', gap: vars.space[3], marginBlock: vars.space[3] });
featureGlobal(`${figure} > span`, { borderRadius: vars.radius.l, overflow: 'hidden' });
