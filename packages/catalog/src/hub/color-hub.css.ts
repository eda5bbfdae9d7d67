import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const head = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
});
export const tabs = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[5]}` });
export const tab = featureStyle({
  ...type.textMd,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.textQuiet,
  fontWeight: vars.font.medium,
  borderBottom: '2px solid transparent',
  selectors: { '&[aria-current]': { color: vars.color.text, borderBottomColor: vars.color.action } },
  '@media': { [hover]: { ':hover': { color: vars.color.text } } },
});
export const groups = featureStyle({ display: 'grid', gap: vars.space[8], paddingBottom: vars.space[10] });
export const group = featureStyle({ display: 'grid', gap: vars.space[3] });
export const links = featureStyle({
  display: 'grid',
  columnGap: vars.space[6],
  '@media': {
    [media.s]: { gridTemplateColumns: '1fr 1fr' },
    [media.lg]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});
export const link = featureStyle({
  ...type.textMd,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '44px',
  color: vars.color.text,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});
export const count = featureStyle({ ...type.textSm, color: vars.color.textQuiet });
export const pages = featureStyle({ display: 'flex', justifyContent: 'center', paddingBottom: vars.space[10] });
