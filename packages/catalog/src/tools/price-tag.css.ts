import { vars } from '@showroom/ui/theme/contract';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

/** Everything on the sheet is a share of its width, so that A4 and A5 are one drawing. */
const share = (percent: number) => `${percent}cqw`;
const ink = '#14171a';
const faint = '#565d64';
const rule = `${share(0.15)} solid #c9ced3`;

export const desk = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[6],
  padding: vars.space[4],
  minHeight: '100dvh',
  alignContent: 'start',
  background: vars.color.surfaceSunken,
  '@media': { print: { display: 'block', padding: 0, minHeight: 0, background: '#fff' } },
});
export const controls = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[5],
});
export const sizes = featureStyle({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
export const legend = featureStyle({ ...type.textMd, float: 'left', marginInlineEnd: vars.space[4] });
export const size = featureStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2], minHeight: '44px' });

/** The paper: on the screen as wide as there is room, in print exactly its millimetres. */
export const paper = featureStyle({
  width: 'min(100%, 794px)',
  aspectRatio: '210 / 297',
  containerType: 'inline-size',
  background: '#fff',
  boxShadow: vars.shadow.low,
  '@media': {
    print: { width: '210mm', height: '296.5mm', aspectRatio: 'auto', boxShadow: 'none', overflow: 'hidden' },
  },
});
featureGlobal(`[data-size="a5"] > ${paper}`, {
  '@media': { screen: { width: 'min(100%, 559px)' }, print: { width: '148mm', height: '209.5mm' } },
});

export const sheet = featureStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto auto auto minmax(0, 1fr) auto',
  gap: share(2.4),
  height: '100%',
  padding: share(5),
  color: ink,
  fontSize: share(2.4),
  lineHeight: 1.35,
  printColorAdjust: 'exact',
});
/** The ground that the logo is drawn for, from edge to edge: on white paper one brand's letters are not seen. */
export const head = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: share(3),
  margin: `${share(-5)} ${share(-5)} 0`,
  padding: `${share(3)} ${share(5)}`,
  borderBottom: rule,
  color: vars.brand.text,
  background: vars.brand.surface,
});
export const logo = featureStyle({ width: 'auto', height: share(5), maxWidth: '50%' });
export const dealer = featureStyle({ fontSize: share(2.4), textAlign: 'end' });
export const badge = featureStyle({ color: faint, fontSize: share(2.2) });
export const title = featureStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: share(6),
  lineHeight: 1.1,
});
export const trim = featureStyle({ fontSize: share(2.8), marginTop: share(0.5) });
export const prices = featureStyle({ display: 'grid', gap: share(0.6) });
export const old = featureStyle({ color: faint, fontSize: share(3) });
export const price = featureStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: share(11),
  lineHeight: 1.05,
  whiteSpace: 'nowrap',
});
export const quiet = featureStyle({ color: faint, fontSize: share(2) });
export const benefits = featureStyle({ display: 'grid', marginTop: share(1), fontSize: share(2.2) });
export const benefit = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: share(3),
  paddingBlock: share(0.6),
  borderTop: rule,
});
featureGlobal(`${benefit} > b`, { flex: 'none' });
export const facts = featureStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: share(5),
  alignContent: 'start',
});
export const fact = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: share(2),
  paddingBlock: share(0.8),
  borderTop: rule,
});
featureGlobal(`${fact} > dd`, { fontWeight: vars.font.strong, textAlign: 'end', overflowWrap: 'anywhere' });
featureGlobal(`${fact} > dt`, { flex: 'none' });
export const equipped = featureStyle({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minHeight: 0 });
export const equippedTitle = featureStyle({ fontWeight: vars.font.strong, paddingBlock: share(0.8) });
/** What has no room flows into a third column, beyond the edge: no line is cut through. */
export const items = featureStyle({
  columns: 2,
  columnGap: share(5),
  overflow: 'hidden',
  minHeight: 0,
  fontSize: share(2.1),
});
featureGlobal(`${items} > li`, { breakInside: 'avoid', paddingBlock: share(0.35) });
export const foot = featureStyle({
  display: 'grid',
  gridTemplateColumns: `${share(18)} minmax(0, 1fr)`,
  columnGap: share(4),
  rowGap: share(1.5),
  alignItems: 'center',
  paddingTop: share(2),
  borderTop: rule,
});
export const code = featureStyle({ display: 'block', width: '100%', height: 'auto' });
export const more = featureStyle({ display: 'grid', gap: share(0.6), fontSize: share(2) });
export const monthly = featureStyle({ fontSize: share(3.4) });
export const legal = featureStyle({ gridColumn: '1 / -1', color: faint, fontSize: share(1.3), lineHeight: 1.27 });
