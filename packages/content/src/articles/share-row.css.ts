import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const row = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
/** What does nothing without a script is not there without one. */
export const scripted = featureStyle({
  display: 'inline-flex',
  '@media': { '(scripting: none)': { display: 'none' } },
});
