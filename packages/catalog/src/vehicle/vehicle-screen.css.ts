import { vars } from '@showroom/ui/theme/contract';
import { below } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

/** On a phone a line of its own: «CFORCE 520 495 см³» is no number. */
export const trim = featureStyle({
  color: vars.color.textQuiet,
  fontWeight: vars.font.regular,
  '@media': { [below.s]: { display: 'block' } },
});
export const badges = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const unpriced = featureStyle({ ...type.headingLg, fontWeight: vars.font.headingWeight });
export const arrival = featureStyle({ display: 'grid', gap: vars.space[2], scrollMarginTop: '96px' });
/** Other ways to talk, beside the call. */
export const talk = featureStyle({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
featureGlobal(`${talk} > :first-child`, { flex: 1 });
export const priceFacts = featureStyle({ display: 'grid', gap: vars.space[2] });
/** Seventeen signs, on a phone as wide as their column: the widest reach into the margin of the page. */
export const number = featureStyle({ whiteSpace: 'nowrap' });
export const sheet = featureStyle({ display: 'grid', gap: vars.space[2] });
/** Columns that groups of any length fill one after the other: rows would leave holes under the short ones. */
export const equipment = featureStyle({
  columns: '260px',
  columnGap: vars.space[6],
  marginBlockEnd: `calc(-1 * ${vars.space[6]})`,
});
export const equipmentGroup = featureStyle({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[6],
  breakInside: 'avoid',
});
export const groupTitle = featureStyle({ ...type.textMd, fontWeight: vars.font.strong });
export const items = featureStyle({ ...type.textMd, display: 'grid', gap: vars.space[1] });
featureGlobal(`${items} > li`, { position: 'relative', paddingInlineStart: vars.space[5] });
featureGlobal(`${items} > li::before`, {
  content: '""',
  position: 'absolute',
  left: '2px',
  top: '0.55em',
  width: '10px',
  height: '5px',
  borderLeft: `2px solid ${vars.color.action}`,
  borderBottom: `2px solid ${vars.color.action}`,
  rotate: '-45deg',
});
export const barMonthly = featureStyle({ ...type.textSm, color: vars.color.textQuiet });

// What is folded on the screen is unfolded on paper.
featureGlobal('details::details-content', {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});
