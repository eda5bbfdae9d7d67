import { vars } from '@showroom/ui/theme/contract';
import { below, hover, media, reducedMotion } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { tabular, type } from '@showroom/ui/theme/type';
import { createVar } from '@vanilla-extract/css';

const { color, space } = vars;
const nameWidth = createVar();
const columnWidth = createVar();

export const page = featureStyle({ display: 'grid', gap: space[6], paddingBlock: `${space[8]} 0` });
featureGlobal(`${page} > *`, { minWidth: 0 });
export const view = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
export const toolbar = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const differences = featureStyle({ flex: 'none' });
export const tools = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
/** A phone's browser prints from its own menu. */
export const wideOnly = featureStyle({ display: 'inline-flex', '@media': { [below.s]: { display: 'none' } } });
export const hint = featureStyle({ ...type.textSm, color: color.textQuiet });
export const undo = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const noticeActions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[2] });

export const placeholder = featureStyle({ display: 'flex', gap: space[4] });
export const placeholderColumn = featureStyle({ display: 'grid', gap: space[3], flex: '0 1 240px' });

/** Fewer than fill a wide screen share its room, which a bar of scrolling takes from; wider a column reads no better. */
const shared = (count: number) => `clamp(240px, (100cqi - ${nameWidth}) / ${count}, 480px)`;
const few = [1, 2, 3, 4].map(
  (count) => [`&[data-count="${count}"]`, { vars: { [columnWidth]: shared(count) } }] as const,
);

// Two columns beside the names on a phone of 390 px.
export const frame = featureStyle({
  vars: { [nameWidth]: '240px', [columnWidth]: '240px' },
  minWidth: 0,
  '@media': {
    [media.lg]: { containerType: 'inline-size', selectors: Object.fromEntries(few) },
    // Three side by side on a tablet on end.
    [below.lg]: {
      vars: { [nameWidth]: '168px', [columnWidth]: `max(188px, (100vw - 2 * ${vars.gutter} - 168px) / 3)` },
    },
    [below.s]: {
      vars: { [nameWidth]: '124px', [columnWidth]: `calc((100vw - ${vars.gutter} - 124px) / 2)` },
      marginInlineEnd: `calc(-1 * ${vars.gutter})`,
    },
    print: { vars: { [nameWidth]: '26%', [columnWidth]: 'auto' }, marginInlineEnd: 0 },
  },
});

export const scroller = featureStyle({
  // Holds what is placed absolutely in its cells: a phone's page grew as wide as the table.
  position: 'relative',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInlineStart: nameWidth,
  scrollbarWidth: 'thin',
  ':focus-visible': { outlineOffset: '4px' },
  '@media': { print: { overflow: 'visible' } },
});
export const table = featureStyle({
  // Its width is the sum of its columns: in a fixed layout a smaller one gives way.
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  width: '1px',
  '@media': { print: { width: '100%' } },
});

const sticky = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: color.surface,
  '@media': { print: { position: 'static', background: 'none' } },
} as const;
const cellBox = {
  paddingBlock: space[3],
  paddingInlineEnd: space[3],
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

export const nameColumn = featureStyle({ width: nameWidth });
export const vehicleColumn = featureStyle({ width: columnWidth });
export const corner = featureStyle(sticky);
export const column = featureStyle({
  ...cellBox,
  position: 'relative',
  paddingTop: 0,
  fontWeight: vars.font.regular,
  scrollSnapAlign: 'start',
});
export const headPicture = featureStyle({
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: color.surfaceSunken,
  marginBottom: space[2],
});
export const headName = featureStyle({
  ...type.textMd,
  display: 'block',
  lineHeight: 1.3,
  fontWeight: vars.font.strong,
  overflowWrap: 'break-word',
  marginBottom: space[1],
  '@media': { [hover]: { ':hover': { color: color.action } } },
});
export const headTrim = featureStyle({
  ...type.textSm,
  display: 'block',
  color: color.textQuiet,
  fontWeight: vars.font.regular,
});
export const remove = featureStyle({
  position: 'absolute',
  top: space[1],
  right: space[4],
  borderRadius: vars.radius.m,
  background: `color-mix(in srgb, ${color.surfaceRaised} 72%, transparent)`,
});

export const group = featureStyle({ paddingTop: space[6], paddingBottom: space[2], textAlign: 'start' });
export const groupTitle = featureStyle({
  ...type.headingSm,
  position: 'sticky',
  insetInlineStart: 0,
  display: 'inline-block',
  fontWeight: vars.font.headingWeight,
});
export const rowName = featureStyle({
  ...sticky,
  ...cellBox,
  ...type.textSm,
  color: color.textQuiet,
  fontWeight: vars.font.regular,
  overflowWrap: 'break-word',
  borderTop: `1px solid ${color.line}`,
  // So small, and so close to the values, that «Грузоподъёмность» is not broken.
  '@media': { ...sticky['@media'], [below.s]: { paddingInlineEnd: space[1], fontSize: '12px' } },
});
export const cell = featureStyle({
  ...cellBox,
  ...type.textMd,
  ...tabular,
  overflowWrap: 'break-word',
  borderTop: `1px solid ${color.line}`,
  '@media': { [below.s]: type.textSm },
});
export const best = featureStyle({ fontWeight: vars.font.strong });
export const bestSign = featureStyle({
  display: 'inline-block',
  marginInlineStart: space[1],
  color: color.positive,
  verticalAlign: '-2px',
});

export const strip = featureStyle({
  position: 'sticky',
  zIndex: 3,
  // Below the site's header when it is there.
  top: '65px',
  height: 0,
  visibility: 'hidden',
  overflow: 'visible',
  transition: `top ${vars.motion.base} ease-out`,
  selectors: { '&[data-shown]': { visibility: 'visible' }, 'html[data-header="hidden"] &': { top: 0 } },
  '@media': { [media.lg]: { top: '105px' }, [reducedMotion]: { transition: 'none' } },
});
export const stripBand = featureStyle({
  display: 'flex',
  background: color.surfaceRaised,
  borderBottom: `1px solid ${color.line}`,
  boxShadow: vars.shadow.low,
});
export const stripCorner = featureStyle({ flex: 'none', width: nameWidth });
export const stripView = featureStyle({ flex: 1, minWidth: 0, overflow: 'hidden' });
export const stripRow = featureStyle({ display: 'flex', width: 'max-content' });
export const stripColumn = featureStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: columnWidth,
  height: '60px',
  paddingInlineEnd: space[3],
});
export const stripPicture = featureStyle({
  flex: 'none',
  width: '56px',
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  background: color.surfaceSunken,
  '@media': { [below.s]: { display: 'none' } },
});
export const stripWords = featureStyle({ display: 'grid', minWidth: 0 });
const oneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;
export const stripName = featureStyle({ ...type.textSm, ...oneLine, fontWeight: vars.font.strong });
export const stripPrice = featureStyle({ ...type.textSm, ...oneLine });
