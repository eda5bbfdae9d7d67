import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const sections = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  rowGap: 'clamp(56px, 8vw, 112px)',
  paddingBlock: `clamp(56px, 7vw, 96px) clamp(64px, 9vw, 128px)`,
  color: vars.color.text,
});
