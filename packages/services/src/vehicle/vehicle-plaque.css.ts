import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const plaque = featureStyle({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'center',
  padding: vars.space[3],
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunken,
});
/** Beside a picture, or where it would be. */
export const words = featureStyle({ gridColumn: 2, display: 'grid', gap: vars.space[1], whiteSpace: 'pre-line' });
/** A version has a line of its own: «2.3 / AT» says little. */
export const title = featureStyle({ ...type.textMd, fontWeight: vars.font.strong });
export const quiet = featureStyle({ ...type.textSm, color: vars.color.textQuiet });
