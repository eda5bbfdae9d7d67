import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const anchor = featureStyle({ scrollMarginTop: '96px' });
export const block = featureStyle({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[6],
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunken,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const words = featureStyle({ display: 'grid', gap: vars.space[3] });
export const parts = featureStyle({ ...type.textMd, display: 'grid', gap: vars.space[1] });
featureGlobal(`${parts} > li`, { position: 'relative', paddingInlineStart: vars.space[5] });
featureGlobal(`${parts} > li::before`, {
  content: '""',
  position: 'absolute',
  left: '4px',
  top: '0.6em',
  width: '6px',
  height: '6px',
  borderRadius: '50%',
  background: vars.color.action,
});
export const way = featureStyle({ display: 'grid', gap: vars.space[2], justifyItems: 'start', maxWidth: '320px' });
export const quiet = featureStyle({ ...type.textSm, color: vars.color.textQuiet });
