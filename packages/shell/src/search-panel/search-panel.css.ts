import { vars } from '@showroom/ui/theme/contract';
import { below, hover, media } from '@showroom/ui/theme/media';
import { scrolledRow } from '@showroom/ui/theme/scrolled-row';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

const { color, space, radius, motion } = vars;

export const root = featureStyle({ display: 'block' });
// On a phone the cross lies in the field, which has the width. Here, where nothing of it weighs on every page.
featureGlobal('[data-search-field]:not(:placeholder-shown)', {
  '@media': { [below.s]: { paddingInlineEnd: '48px', marginInlineEnd: `calc(-1 * (44px + ${space[2]}))` } },
});

export const tabs = featureStyle({
  display: 'flex',
  gap: space[6],
  borderBottom: `1px solid ${color.line}`,
  '@media': { [below.lg]: scrolledRow },
});
export const tab = featureStyle({
  ...type.textMd,
  flex: 'none',
  minHeight: '48px',
  color: color.textQuiet,
  fontWeight: vars.font.medium,
  borderBottom: '2px solid transparent',
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[aria-selected="true"]': { color: color.text, borderBottomColor: color.action } },
  '@media': { [hover]: { ':hover': { color: color.text } } },
});
export const count = featureStyle({ color: color.textQuiet, fontWeight: vars.font.regular });

export const layout = featureStyle({
  display: 'grid',
  gap: space[4],
  paddingBlockStart: space[4],
  '@media': { [media.lg]: { gridTemplateColumns: '280px minmax(0, 1fr)', gap: space[8], alignItems: 'start' } },
});

export const facet = featureStyle({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [media.lg]: { position: 'sticky', top: 0 } },
});
export const facetValues = featureStyle({
  listStyle: 'none',
  padding: '2px',
  margin: 0,
  maxHeight: '40dvh',
  overflowY: 'auto',
  '@media': { [media.lg]: { maxHeight: 'calc(100dvh - 240px)', marginBlockStart: space[2] } },
});

export const results = featureStyle({
  display: 'grid',
  gap: space[8],
  minWidth: 0,
  transition: `opacity ${motion.fast}`,
});
/** Results of the query before, while the new ones are on their way. */
export const stale = featureStyle({ opacity: 0.45 });

export const group = featureStyle({ display: 'grid', gap: space[3], minWidth: 0 });
export const groupHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});
export const cards = featureStyle({
  display: 'grid',
  gap: `${space[1]} ${space[4]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  listStyle: 'none',
  padding: 0,
  // A card's ground shows under the pointer: what stands on it begins where the heading does.
  margin: `0 calc(-1 * ${space[2]})`,
});

export const card = featureStyle({
  position: 'relative',
  display: 'flex',
  gap: space[3],
  height: '100%',
  padding: space[2],
  borderRadius: radius.m,
  '@media': { [hover]: { selectors: { '&:has(a):hover': { backgroundColor: color.surfaceSunken } } } },
});
export const picture = featureStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  width: '120px',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.s,
  backgroundColor: color.surfaceSunken,
  color: color.textQuiet,
});
featureGlobal(`${picture} > *:not(svg)`, { width: '100%' });
export const words = featureStyle({ display: 'grid', alignContent: 'start', gap: space[1], minWidth: 0 });
export const link = featureStyle({
  display: 'grid',
  color: color.text,
  textDecoration: 'none',
  // The whole card leads to what it shows.
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.m },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' } },
});
export const plain = featureStyle({ display: 'grid' });
export const title = featureStyle({ ...type.textMd, fontWeight: vars.font.medium });
export const text = featureStyle({ ...type.textSm, color: color.textQuiet });

export const byPhone = featureStyle({ ...type.textMd, color: color.textQuiet });
export const phone = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: color.text,
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
});

export const pages = featureStyle({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space[4] });
featureGlobal(`${pages} button[aria-disabled="true"]`, { opacity: 0.45, cursor: 'default' });
export const page = featureStyle({ ...type.textMd, color: color.textQuiet });

export const failed = featureStyle({ display: 'grid', justifyItems: 'start', gap: space[4] });
export const waiting = featureStyle({ display: 'grid', gap: space[6], paddingBlockStart: space[2] });

export const idle = featureStyle({ display: 'grid', gap: space[8], paddingBlockStart: space[2] });
export const recent = featureStyle({
  listStyle: 'none',
  padding: 0,
  margin: `${space[2]} 0 0`,
  maxWidth: '640px',
});
export const recentRow = featureStyle({
  display: 'flex',
  alignItems: 'center',
  borderBlockEnd: `1px solid ${color.line}`,
});
export const recentText = featureStyle({
  ...type.textMd,
  flex: 1,
  minWidth: 0,
  minHeight: '48px',
  color: color.text,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const hints = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  listStyle: 'none',
  padding: 0,
  margin: `${space[3]} 0 0`,
});
export const hint = featureStyle({
  ...type.textMd,
  minHeight: '44px',
  paddingInline: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  color: color.text,
  '@media': { [hover]: { ':hover': { borderColor: color.lineStrong } } },
});
