import { vars } from '@showroom/ui/theme/contract';
import { hover } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { tabular, type } from '@showroom/ui/theme/type';

export const calendar = featureStyle({ display: 'grid', gap: vars.space[3], maxWidth: '440px' });
export const head = featureStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const month = featureStyle({ ...type.headingSm, fontWeight: vars.font.headingWeight });
export const turns = featureStyle({ display: 'flex', gap: vars.space[2] });
export const table = featureStyle({
  width: '100%',
  tableLayout: 'fixed',
  borderSpacing: '2px',
  borderCollapse: 'separate',
});
export const weekday = featureStyle({
  ...type.textSm,
  color: vars.color.textQuiet,
  fontWeight: vars.font.medium,
  paddingBlock: vars.space[1],
});
export const day = featureStyle({
  ...type.textMd,
  ...tabular,
  width: '100%',
  minHeight: '44px',
  textAlign: 'center',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  cursor: 'pointer',
  ':disabled': {
    border: '1px solid transparent',
    backgroundColor: 'transparent',
    color: vars.color.textQuiet,
    cursor: 'default',
  },
  '@media': { [hover]: { selectors: { '&:hover:enabled': { borderColor: vars.color.text } } } },
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.action,
      backgroundColor: vars.color.action,
      color: vars.color.onAction,
    },
  },
});
