import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { tabular, type } from '@showroom/ui/theme/type';

export const choice = featureStyle({ display: 'grid', gap: vars.space[5] });
export const columns = featureStyle({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 440px) minmax(0, 1fr)' } },
});
export const times = featureStyle({
  border: 0,
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  minWidth: 0,
});
export const legend = featureStyle({
  ...type.headingSm,
  fontWeight: vars.font.headingWeight,
  paddingBlockEnd: vars.space[3],
});
export const grid = featureStyle({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(80px, 1fr))',
});
export const time = featureStyle({
  ...type.textMd,
  ...tabular,
  minHeight: '44px',
  textAlign: 'center',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  cursor: 'pointer',
  '@media': { [hover]: { ':hover': { borderColor: vars.color.text } } },
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.action,
      backgroundColor: vars.color.action,
      color: vars.color.onAction,
    },
  },
});
