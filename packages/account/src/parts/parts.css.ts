import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const card = featureStyle({
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
  padding: vars.space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});
export const fields = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
export const lineButton = featureStyle({
  border: 0,
  padding: 0,
  background: 'none',
  color: vars.color.action,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
export const photo = featureStyle({ width: '100%', maxWidth: 320, borderRadius: vars.radius.s });
export const talk = featureStyle({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
