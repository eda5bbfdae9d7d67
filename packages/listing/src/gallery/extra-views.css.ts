import { vars } from '@showroom/ui/theme/contract';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const buttons = featureStyle({
  position: 'absolute',
  left: vars.space[4],
  top: vars.space[4],
  display: 'flex',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
});
featureGlobal(`${buttons} > button`, {
  background: `color-mix(in srgb, ${vars.color.surfaceRaised} 88%, transparent)`,
  color: vars.color.text,
});
// Without a script nothing turns; a video still has its page.
featureGlobal(`${buttons} > [commandfor="turn"]`, { '@media': { '(scripting: none)': { display: 'none' } } });

export const turn = featureStyle({ display: 'grid', gridTemplateRows: '1fr auto', gap: vars.space[3], height: '100%' });
export const stage = featureStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: 0,
  cursor: 'grab',
  // A finger that goes down still scrolls.
  touchAction: 'pan-y',
  userSelect: 'none',
  ':focus-visible': { outlineOffset: '-4px' },
  selectors: { '&[data-held]': { cursor: 'grabbing' } },
});
featureGlobal(`${stage} picture`, { display: 'contents' });
featureGlobal(`${stage} img`, {
  width: '100%',
  height: '100%',
  maxHeight: '76dvh',
  objectFit: 'contain',
  pointerEvents: 'none',
});
export const turning = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
});
export const hint = featureStyle({
  ...type.textSm,
  margin: 0,
  // The words change while frames come: the buttons stay.
  minWidth: '16em',
  textAlign: 'center',
  color: vars.color.textQuiet,
});

export const videos = featureStyle({ display: 'grid', gap: vars.space[4], alignContent: 'start' });
export const player = featureStyle({
  aspectRatio: '16 / 9',
  width: '100%',
  maxWidth: 'calc(72dvh * 16 / 9)',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});
featureGlobal(`${player} iframe`, { display: 'block', width: '100%', height: '100%', border: 0 });
export const list = featureStyle({ display: 'grid', gap: vars.space[2], justifyContent: 'center' });
export const video = featureStyle({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
