import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

const { space, color, radius } = vars;

export const part = featureStyle({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });
export const code = featureStyle({
  overflowX: 'auto',
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  fontSize: '13px',
  lineHeight: 1.5,
  whiteSpace: 'pre',
});
export const example = featureStyle({
  width: '100%',
  height: '720px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
});
