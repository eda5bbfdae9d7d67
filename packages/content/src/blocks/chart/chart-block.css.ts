import { vars } from '@showroom/ui/theme/contract';
import { featureGlobal, featureStyle, featureVariants } from '@showroom/ui/theme/styles';
import { tabular, type } from '@showroom/ui/theme/type';

export const chart = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: '100%',
  maxWidth: '860px',
});
export const unit = featureStyle({ ...type.textSm, color: vars.color.textQuiet });
export const drawing = featureStyle({ width: '100%', height: 'clamp(160px, 30vw, 260px)' });
export const fills = featureVariants({
  0: { fill: vars.color.action },
  1: { fill: vars.color.text },
  2: { fill: vars.color.lineStrong },
});
export const signs = featureVariants({
  0: { backgroundColor: vars.color.action },
  1: { backgroundColor: vars.color.text },
  2: { backgroundColor: vars.color.lineStrong },
});
export const axis = featureStyle({ fill: vars.color.lineStrong });
export const labels = featureStyle({
  ...type.textSm,
  ...tabular,
  display: 'grid',
  paddingBlock: vars.space[2],
  textAlign: 'center',
  color: vars.color.textQuiet,
});
export const value = featureStyle({ color: vars.color.text, fontWeight: vars.font.medium });
export const legend = featureStyle({ ...type.textSm, display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] });
export const entry = featureStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
featureGlobal(`${entry} > span`, { width: '12px', height: '12px' });
