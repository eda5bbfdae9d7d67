import { vars } from '@showroom/ui/theme/contract';
import { below, hover } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle, featureVariants } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

/** Words, maker and what follows are rows of the shelf: prices and buttons of neighbours stand at one height. */
const rows = { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: vars.space[1] } as const;
export const card = featureStyle({ ...rows, position: 'relative' });

export const link = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  color: vars.color.text,
  // The whole card leads to the item; its buttons stand above.
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.m },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' } },
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});
export const frame = featureStyle({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});
/** Whole: it ends with the size or the car. */
export const name = featureStyle({ ...type.textMd, fontWeight: vars.font.medium, textWrap: 'wrap' });
export const brand = featureStyle({ ...type.textSm, color: vars.color.textQuiet });

export const heart = featureStyle({
  position: 'absolute',
  zIndex: 1,
  top: vars.space[1],
  right: vars.space[1],
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: vars.radius.m,
  color: vars.color.text,
  backgroundColor: `color-mix(in srgb, ${vars.color.surfaceRaised} 72%, transparent)`,
  selectors: { '&[aria-pressed="true"]': { color: vars.color.action } },
});
featureGlobal(`${heart}[aria-pressed="true"] path`, { fill: 'currentColor' });

/** Prices of a row stand at one height and so do its buttons; what is left over is below the words on stock. */
export const foot = featureStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space[1],
});
export const stock = featureVariants({
  here: { ...type.textSm, color: vars.color.positive },
  elsewhere: { ...type.textSm, color: vars.color.textQuiet },
  none: { ...type.textSm, color: vars.color.textQuiet },
});

const button = {
  ...type.textMd,
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '44px',
  marginTop: vars.space[1],
  borderRadius: vars.radius.m,
  fontWeight: vars.font.medium,
  // What is hidden by its attribute is hidden by its look too.
  selectors: { '&[hidden]': { display: 'none' } },
} as const;
export const put = featureStyle({
  ...button,
  background: vars.color.action,
  color: vars.color.onAction,
  '@media': { [hover]: { ':hover': { background: vars.color.actionHover } } },
});
export const inside = featureStyle({
  ...button,
  border: `1px solid ${vars.color.action}`,
  color: vars.color.action,
  '@media': { [hover]: { ':hover': { background: vars.color.actionSoft } } },
});

/** Denser than vehicles: two on a phone, four beside the filters. */
export const shelf = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 196px), 1fr))',
  columnGap: vars.space[4],
  rowGap: vars.space[6],
  '@media': { [below.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[3] } },
});
featureGlobal(`${shelf} > li`, rows);
