import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

/** Over the drawn map: nothing moves when the other one comes. */
export const cover = featureStyle({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const ground = featureStyle({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  pointerEvents: 'auto',
});
export const button = featureStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineEnd: vars.space[3],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceRaised,
  pointerEvents: 'auto',
});
export const pin = featureStyle({
  ...type.textSm,
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  translate: '-50% -50%',
  backgroundColor: vars.color.text,
  color: vars.color.surface,
});
