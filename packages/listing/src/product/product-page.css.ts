import { vars } from '@showroom/ui/theme/contract';
import { below, hover, low, media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const crumbs = featureStyle({
  paddingBlock: `${vars.space[4]} ${vars.space[3]}`,
  '@media': {
    [below.s]: { paddingBlock: `${vars.space[1]} 0` },
    // A phone on its side shows the thing itself on its first screen.
    [low]: { display: 'none' },
    print: { display: 'none' },
  },
});
export const page = featureStyle({
  display: 'grid',
  columnGap: vars.space[8],
  rowGap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      gridTemplateAreas: '"head head" "pictures aside" "body aside"',
      alignItems: 'start',
    },
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
    [low]: { rowGap: vars.space[2] },
    print: { display: 'block' },
  },
});
featureGlobal(`${page} > *`, { '@media': { print: { marginBlockStart: vars.space[4] } } });
const area = (name: string) => featureStyle({ minWidth: 0, '@media': { [media.lg]: { gridArea: name } } });
export const head = area('head');
export const pictures = area('pictures');
export const body = area('body');
export const aside = featureStyle({
  minWidth: 0,
  '@media': { [media.lg]: { gridArea: 'aside', position: 'sticky', top: vars.space[6] } },
});
export const title = featureStyle({
  ...type.headingXl,
  fontWeight: vars.font.headingWeight,
  '@media': { [low]: { ...type.textLg, marginTop: vars.space[2] } },
});
/** Facts with dots between; the dot before the first of a line lies over the edge, where it is cut: no line begins or ends with one. */
export const lead = featureStyle({
  ...type.textMd,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.75em',
  overflowX: 'clip',
  color: vars.color.textQuiet,
  marginTop: vars.space[1],
  '@media': { [low]: { ...type.textSm, marginTop: 0 } },
});
featureGlobal(`${lead} > span::before`, {
  content: '"·"',
  position: 'absolute',
  insetInlineEnd: '100%',
  width: '0.75em',
  textAlign: 'center',
});
featureGlobal(`${lead} > span`, { position: 'relative' });
featureGlobal(`header${head}`, { '@media': { print: { display: 'block !important' } } });
export const panel = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.lg]: {
      padding: vars.space[6],
      borderRadius: vars.radius.l,
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.low,
      border: `1px solid ${vars.color.line}`,
    },
  },
});
export const small = featureStyle({ ...type.textSm, color: vars.color.textQuiet });
/** On a tablet two buttons share a line: one as wide as the page looks like none. */
export const actions = featureStyle({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.s]: { gridTemplateColumns: '1fr 1fr' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const minors = featureStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
  columnGap: vars.space[4],
});
export const minor = featureStyle({
  ...type.textSm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '44px',
  color: vars.color.text,
  fontWeight: vars.font.medium,
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});
/** Two actions in one cell: the second, a sign, would stand alone in a row. */
export const pair = featureStyle({ display: 'flex', columnGap: vars.space[2] });
export const sign = featureStyle({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  minHeight: '44px',
  color: vars.color.text,
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});
export const section = featureStyle({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: vars.space[6],
  breakInside: 'avoid',
});
export const description = featureStyle({ ...type.textLg, maxWidth: '42em', whiteSpace: 'pre-line' });
export const bar = featureStyle({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: `${vars.space[2]} ${vars.gutter}`,
  paddingBottom: `max(${vars.space[2]}, env(safe-area-inset-bottom))`,
  background: vars.color.surfaceRaised,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.lg]: { display: 'none' } },
});
export const barActions = featureStyle({ flex: 'none', display: 'flex', alignItems: 'center', gap: vars.space[1] });
