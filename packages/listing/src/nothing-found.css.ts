import { vars } from '@showroom/ui/theme/contract';
import { hover } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { tabular } from '@showroom/ui/theme/type';

export const recovery = featureStyle({
  display: 'grid',
  gap: vars.space[2],
  width: '100%',
  maxWidth: '440px',
  textAlign: 'start',
});

export const recoveryLink = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '52px',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  '@media': { [hover]: { ':hover': { background: vars.color.actionSoft, borderColor: vars.color.action } } },
});

export const recoveryCount = featureStyle({ ...tabular, color: vars.color.textQuiet, whiteSpace: 'nowrap' });
