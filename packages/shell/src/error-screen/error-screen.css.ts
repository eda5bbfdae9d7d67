import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const page = featureStyle({ paddingBlock: 'clamp(48px, 10vw, 128px)', maxWidth: '720px' });

export const code = featureStyle({
  fontSize: 'clamp(72px, 14vw, 160px)',
  lineHeight: 1,
  fontWeight: 800,
  letterSpacing: '-0.04em',
  color: vars.color.lineStrong,
});
