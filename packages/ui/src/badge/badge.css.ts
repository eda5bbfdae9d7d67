import { vars } from '../theme/contract.css.ts';
import { kitStyle, kitVariants } from '../theme/styles.ts';

const { color, space } = vars;

export const badge = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  // A long one wraps within its place; a short one keeps its width in any row.
  flex: 'none',
  maxWidth: '100%',
  minHeight: '24px',
  paddingBlock: space[1],
  paddingInline: space[2],
  borderRadius: vars.radius.s,
  fontSize: '13px',
  fontWeight: vars.font.medium,
  lineHeight: '16px',
});

export const tones = kitVariants({
  action: { backgroundColor: color.accent, color: color.onAccent },
  positive: { backgroundColor: color.positiveSoft, color: color.positive },
  notice: { backgroundColor: color.noticeSoft, color: color.notice },
  quiet: { backgroundColor: color.surfaceSunken, color: color.textQuiet },
});
