import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

export const part = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  paddingBlockEnd: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  maxWidth: '760px',
  // Where no access key can be made, there is nothing to say of them.
  ':empty': { display: 'none' },
});
export const fields = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' } },
});
export const acts = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const row = featureStyle({ display: 'grid', gap: vars.space[1] });
