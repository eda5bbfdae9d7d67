import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const filter = featureStyle({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: '480px',
  '@media': { '(scripting: none)': { display: 'none' } },
});
