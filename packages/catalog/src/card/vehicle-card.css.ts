import { vars } from '@showroom/ui/theme/contract';
import { hover, media as screen } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const card = featureStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
});

export const link = featureStyle({
  display: 'block',
  borderRadius: vars.radius.l,
  color: vars.color.text,
  // The whole card leads to the vehicle; the picture stays above, so that it can be swiped.
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.l },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' } },
});

export const media = featureStyle({ position: 'relative', zIndex: 1, display: 'block' });

/** One picture wide; the other angles stand to the right of it once they are there. */
export const frame = featureStyle({
  display: 'flex',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  background: `linear-gradient(180deg, ${vars.color.surfaceSunken} 0%, ${vars.color.surface} 62%, ${vars.color.surfaceSunken} 100%)`,
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': { '(hover: none)': { overflowX: 'auto', overscrollBehaviorX: 'contain' } },
});
featureGlobal(`${frame} > *`, { flex: '0 0 100%', width: '100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' });
featureGlobal(`${frame} img`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

/** Thin segments that tell which angle is shown; `CardSwipe` puts them there. */
export const segments = featureStyle({
  position: 'absolute',
  insetInline: vars.space[3],
  bottom: vars.space[2],
  display: 'flex',
  gap: '4px',
  pointerEvents: 'none',
});
featureGlobal(`${segments} > i`, {
  flex: 1,
  height: '3px',
  borderRadius: '2px',
  background: vars.color.text,
  opacity: 0.16,
  transition: `opacity ${vars.motion.fast} ease-out`,
});
featureGlobal(`${segments} > i[data-on]`, { opacity: 0.8 });

export const badges = featureStyle({
  position: 'absolute',
  zIndex: 2,
  top: vars.space[3],
  insetInlineStart: vars.space[3],
  // Room for the two buttons at the other corner.
  insetInlineEnd: '94px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  pointerEvents: 'none',
});

export const title = featureStyle({
  ...type.textLg,
  fontWeight: vars.font.strong,
  lineHeight: 1.3,
  textWrap: 'wrap',
  marginTop: vars.space[3],
  transition: `color ${vars.motion.fast} ease-out`,
  '@media': { [hover]: { selectors: { [`${card}:hover &`]: { color: vars.color.action } } } },
});
// A name is never cut: what one looks for may be its last word. A trim is, as names of versions have no end.
// Nor does its last word stand alone.
export const name = featureStyle({ display: 'block', textWrap: 'balance' });
export const trim = featureStyle({
  display: 'block',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  ...type.textMd,
  fontWeight: vars.font.regular,
  color: vars.color.textQuiet,
});

export const line = featureStyle({
  ...type.textSm,
  // A line for each group of facts, so that none ends with a dot; no word stands alone on a line more.
  whiteSpace: 'pre-line',
  textWrap: 'balance',
  color: vars.color.textQuiet,
  marginTop: vars.space[1],
});

export const prices = featureStyle({ marginTop: 'auto', paddingTop: vars.space[3] });
export const monthly = featureStyle({ ...type.textSm, color: vars.color.textQuiet });

export const dealer = featureStyle({
  ...type.textSm,
  color: vars.color.textQuiet,
  marginTop: vars.space[2],
  paddingTop: vars.space[2],
  borderTop: `1px solid ${vars.color.line}`,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/** A row of cards that fills the width: one on a phone, three beside the filters, four without. */
export const cards = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  columnGap: vars.space[5],
  rowGap: vars.space[8],
});
// Where others name a payment, one without keeps its line: prices of a row stand at one height.
featureGlobal(`${cards}:has(${monthly}) ${prices}:not(:has(${monthly}))`, {
  '@media': { [screen.s]: { paddingBlockEnd: `calc(1.43 * ${vars.type.textSm})` } },
});
