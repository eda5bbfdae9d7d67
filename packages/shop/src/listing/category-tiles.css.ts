import { vars } from '@showroom/ui/theme/contract';
import { below, hover, low, media, tablet } from '@showroom/ui/theme/media';
import { scrolledRow } from '@showroom/ui/theme/scrolled-row';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const tiles = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 148px), 1fr))',
  gap: vars.space[4],
  paddingBottom: vars.space[8],
  '@media': {
    [below.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[3], paddingTop: vars.space[2] },
    [low]: { paddingTop: vars.space[2] },
    // Six leave no hole on a tablet.
    [tablet]: {
      selectors: { '&:has(> :nth-child(6):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});
export const tile = featureStyle({
  ...type.textMd,
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  color: vars.color.text,
  fontWeight: vars.font.medium,
  // The count never stands alone below its name.
  textWrap: 'balance',
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});
export const picture = featureStyle({
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});
export const thumb = featureStyle({
  flex: 'none',
  overflow: 'hidden',
  width: '48px',
  borderRadius: vars.radius.s,
});
export const links = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBottom: vars.space[6],
  '@media': {
    [below.lg]: { ...scrolledRow, paddingBlock: `${vars.space[1]} ${vars.space[4]}` },
  },
});
export const link = featureStyle({
  ...type.textMd,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '44px',
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[1]} ${vars.space[1]}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  whiteSpace: 'nowrap',
  '@media': { [hover]: { ':hover': { background: vars.color.actionSoft, color: vars.color.action } } },
});
export const count = featureStyle({
  ...type.textSm,
  color: vars.color.textQuiet,
  fontWeight: vars.font.regular,
  whiteSpace: 'nowrap',
});
// Narrow tiles of a desktop: the figure has a line of its own under each name, rather than under some.
featureGlobal(`${tile} ${count}`, { '@media': { [media.lg]: { display: 'block' } } });
