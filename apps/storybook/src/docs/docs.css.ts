import { vars } from '@showroom/ui/theme/contract';
import { type } from '@showroom/ui/theme/type';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The plate of one theme: its ground, ink and family. */
export const plate = style({
  marginBlock: '24px',
  padding: '24px',
  border: '1px solid #c9ccd1',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: '16px',
  lineHeight: 1.5,
});
export const name = style({ ...type.headingSm, fontWeight: vars.font.headingWeight, marginBlockEnd: '16px' });
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: '16px',
});
export const swatch = style({ height: '56px', borderRadius: vars.radius.m, border: `1px solid ${vars.color.line}` });
export const quiet = style({ fontSize: '14px', color: vars.color.textQuiet });
export const row = style({ display: 'flex', alignItems: 'baseline', gap: '24px', marginBlockEnd: '12px' });
export const label = style({ flex: '0 0 128px', fontSize: '14px', color: vars.color.textQuiet });
export const bar = style({ height: '16px', backgroundColor: vars.color.action });
export const box = style({
  width: '96px',
  height: '64px',
  backgroundColor: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.lineStrong}`,
});
export const steps = styleVariants(type, (rule) => [rule]);
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '14px',
  fontVariantNumeric: 'tabular-nums',
});
export const cell = style({
  padding: '6px 12px 6px 0',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
});

// The kit takes the marks off lists; a page of docs needs them.
globalStyle('.sbdocs ol', { listStyle: 'decimal' });
globalStyle('.sbdocs ul', { listStyle: 'disc' });
