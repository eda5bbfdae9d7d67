import { vars } from '../theme/contract.css.ts';
import { kitGlobal, kitStyle, kitVariants } from '../theme/styles.ts';

const { color, space } = vars;

export const notice = kitStyle({
  display: 'flex',
  gap: space[3],
  padding: space[4],
  borderRadius: vars.radius.l,
  color: color.text,
});

export const words = kitStyle({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: space[1] });
export const title = kitStyle({ fontWeight: vars.font.strong });
// Blocks, not a column of items: a sentence with a link in it stays one sentence.
export const body = kitStyle({});
kitGlobal(`${body} > * + *`, { marginTop: space[1] });

export const tones = kitVariants({
  info: { backgroundColor: color.surfaceSunken },
  positive: { backgroundColor: color.positiveSoft },
  notice: { backgroundColor: color.noticeSoft },
  critical: { backgroundColor: color.criticalSoft },
});

export const signs = kitVariants({
  info: {},
  positive: { color: color.positive },
  notice: { color: color.notice },
  critical: { color: color.critical },
});
