import { vars } from '@showroom/ui/theme/contract';
import { below, forcedColors, hover, low, media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const gallery = featureStyle({ display: 'grid', gap: vars.space[3], minWidth: 0 });

export const stage = featureStyle({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  background: `linear-gradient(180deg, ${vars.color.surfaceSunken} 0%, ${vars.color.surface} 62%, ${vars.color.surfaceSunken} 100%)`,
  '@media': { [below.s]: { marginInline: `calc(-1 * ${vars.gutter})`, borderRadius: 0 } },
});

export const row = featureStyle({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  ':focus-visible': { outlineOffset: '-4px' },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    print: { display: 'block' },
  },
});
export const slide = featureStyle({
  flex: '0 0 100%',
  aspectRatio: '4 / 3',
  // A tall photo does not stretch it.
  minHeight: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  '@media': { [low]: { maxHeight: 'calc(100dvh - 192px)' } },
});
// A dealer's photo may have any shape: it is shown whole, on its own colour.
featureGlobal(`${slide} picture`, { display: 'contents' });
featureGlobal(`${slide} img`, { width: '100%', height: '100%', objectFit: 'contain' });
// A picture that is not displayed is not loaded: the others wait for a cursor, a finger or the keyboard.
featureGlobal(`${gallery}:not(:hover, [data-live]) ${slide} + ${slide} picture`, { display: 'none' });
featureGlobal(`${slide} + ${slide}`, { '@media': { print: { display: 'none' } } });

export const steps = featureStyle({
  position: 'absolute',
  insetInline: vars.space[4],
  top: '50%',
  display: 'none',
  justifyContent: 'space-between',
  translate: '0 -50%',
  pointerEvents: 'none',
  '@media': { [hover]: { display: 'flex' }, '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
const plate = {
  pointerEvents: 'auto',
  borderRadius: '50%',
  background: `color-mix(in srgb, ${vars.color.surfaceRaised} 88%, transparent)`,
  color: vars.color.text,
} as const;
featureGlobal(`${steps} > button`, plate);

export const counter = featureStyle({
  ...type.textSm,
  position: 'absolute',
  left: vars.space[4],
  bottom: vars.space[4],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.pill,
  background: `color-mix(in srgb, ${vars.color.surfaceRaised} 88%, transparent)`,
  color: vars.color.text,
  '@media': { print: { display: 'none' } },
});
export const expand = featureStyle({
  position: 'absolute',
  right: vars.space[3],
  bottom: vars.space[3],
  '@media': { print: { display: 'none' } },
});
featureGlobal(`${expand} > button`, plate);

export const thumbs = featureStyle({
  display: 'flex',
  gap: vars.space[2],
  // Dealers send up to sixty photos; the outline of the current one needs room.
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  padding: vars.space[1],
  margin: `calc(-1 * ${vars.space[1]})`,
  '@media': { [below.s]: { display: 'none' }, '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
export const thumb = featureStyle({
  display: 'block',
  flex: 'none',
  // Its own, as a stand-in has another one.
  width: '96px',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  opacity: 0.72,
  outline: '2px solid transparent',
  outlineOffset: '2px',
  transition: `opacity ${vars.motion.fast} ease-out`,
  selectors: {
    '&[aria-current="true"]': { opacity: 1, outlineColor: vars.color.action },
    '&:focus-visible': { outlineColor: vars.color.focus, opacity: 1 },
  },
  '@media': {
    [hover]: { ':hover': { opacity: 1 } },
    [media.lg]: { width: '112px' },
    [forcedColors]: { selectors: { '&:not([aria-current="true"])': { outlineColor: 'Canvas' } } },
  },
});
featureGlobal(`${thumb} img`, { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' });

/** Holds the signs of the full screen at its edges; the dialog gives it the height that the head leaves. */
export const fullStage = featureStyle({ position: 'relative', height: '100%' });
export const zoom = featureStyle({
  position: 'absolute',
  right: vars.space[3],
  bottom: vars.space[3],
  '@media': { '(scripting: none)': { display: 'none' } },
});
featureGlobal(`${zoom} > button`, plate);
featureGlobal(`${zoom} > button[aria-pressed="true"]`, { background: vars.color.text, color: vars.color.surface });

export const fullRow = featureStyle({
  display: 'flex',
  height: '100%',
  minHeight: '60dvh',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  ':focus-visible': { outlineOffset: '-4px' },
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});
export const fullSlide = featureStyle({
  flex: '0 0 100%',
  display: 'grid',
  placeItems: 'center',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  '@media': { '(scripting: enabled)': { cursor: 'zoom-in' } },
  // Twice as large, moved about inside its own place: the row stays at its picture.
  selectors: {
    '&[data-zoom]': { display: 'block', overflow: 'auto', overscrollBehavior: 'contain', cursor: 'zoom-out' },
  },
});
featureGlobal(`${fullSlide} img`, { width: '100%', height: '100%', maxHeight: '86dvh', objectFit: 'contain' });
featureGlobal(`${fullSlide}[data-zoom] img`, { width: '200%', height: '200%', maxWidth: 'none', maxHeight: 'none' });
