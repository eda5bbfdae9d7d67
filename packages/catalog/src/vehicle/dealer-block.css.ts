import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const block = featureStyle({
  display: 'grid',
  gap: vars.space[6],
  padding: vars.space[6],
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunken,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});
export const dealer = featureStyle({ display: 'grid', gap: vars.space[3], alignContent: 'start' });
export const name = featureStyle({ ...type.textLg, fontWeight: vars.font.strong });
export const address = featureStyle({ display: 'grid', gap: vars.space[2], fontStyle: 'normal' });
export const line = featureStyle({ display: 'flex', gap: vars.space[3], alignItems: 'flex-start' });
featureGlobal(`${line} > svg`, { marginTop: '2px', color: vars.color.textQuiet });
export const route = featureStyle({ marginTop: vars.space[2] });
export const adviser = featureStyle({ display: 'flex', gap: vars.space[4], alignItems: 'flex-start' });
export const face = featureStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: '50%',
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  fontWeight: vars.font.strong,
});
export const quiet = featureStyle({ ...type.textSm, color: vars.color.textQuiet, marginBottom: vars.space[1] });
