import { vars } from '@showroom/ui/theme/contract';
import { below, hover, media } from '@showroom/ui/theme/media';
import { featureStyle, featureVariants } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

const { color } = vars;

/** Map and list side by side on a tablet, below each other elsewhere. */
export const figure = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[4],
  breakInside: 'avoid',
  '@media': {
    [`${media.s} and ${below.mb}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[8] },
  },
});

export const place = featureStyle({ position: 'relative', alignSelf: 'start' });
export const map = featureStyle({ position: 'relative' });

/** Darker than the page, so that roads can be lighter than the ground. */
const earth = `color-mix(in oklab, ${color.surfaceSunken}, ${color.text} 4%)`;

export const ground = featureStyle({
  width: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.l,
  backgroundColor: earth,
  printColorAdjust: 'exact',
});

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
/** Water is a cool shade of the ground itself, so that it belongs to every brand. */
const water = `color-mix(in oklab, ${color.surfaceSunken} 68%, #6c9cc4)`;

export const shapes = featureVariants({
  water: { fill: water },
  river: { ...line, stroke: water, strokeWidth: 6 },
  ring: { ...line, stroke: color.surfaceRaised, strokeWidth: 3.5 },
  road: { ...line, stroke: color.surfaceRaised, strokeWidth: 6 },
});

/** The plan has 400 units: on a phone and beside a list it is narrower than that. */
const label = {
  fontSize: '12px',
  '@media': { [below.lg]: { fontSize: '15px' } },
  textAnchor: 'middle',
  fill: color.textQuiet,
  paintOrder: 'stroke',
  stroke: earth,
  strokeWidth: 4,
  strokeLinejoin: 'round',
} as const;

export const labels = featureVariants({
  road: label,
  water: { ...label, letterSpacing: '0.04em', stroke: 'none' },
});

/** 44 px to hit, 32 px to see. */
export const pin = featureStyle({
  position: 'absolute',
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  '@media': { [hover]: { ':hover': { zIndex: 1 } } },
});

export const pinDisc = featureStyle({
  ...type.textSm,
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: '50%',
  border: `2px solid ${color.surfaceRaised}`,
  backgroundColor: color.action,
  color: color.onAction,
  fontWeight: vars.font.strong,
  boxShadow: vars.shadow.low,
  printColorAdjust: 'exact',
});

/** The name, shown while the pin is pointed at. */
export const tip = featureStyle({
  ...type.textSm,
  position: 'absolute',
  insetBlockEnd: 'calc(100% - 2px)',
  insetInlineStart: '50%',
  translate: '-50% 0',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.s,
  backgroundColor: color.surfaceInverse,
  color: color.textInverse,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${vars.motion.fast}`,
  '@media': { [hover]: { selectors: { [`${pin}:hover &`]: { opacity: 1 } } } },
});
