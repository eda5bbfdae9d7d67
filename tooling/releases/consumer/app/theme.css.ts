import { defineTheme } from '@showroom/ui/theme/define-theme';
import { wireframeTokens } from '@showroom/ui/theme/wireframe';

/** A brand of the consumer's own: the wireframe with a violet for actions, which no page of the repository has. */
export const theme = defineTheme({
  ...wireframeTokens,
  color: { ...wireframeTokens.color, action: '#5b21b6' },
});
