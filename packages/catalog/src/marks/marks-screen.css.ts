import { vars } from '@showroom/ui/theme/contract';
import { below, hover, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const head = featureStyle({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: `${vars.space[4]} ${vars.space[8]}`,
});
export const quiet = featureStyle({ ...type.textSm, color: vars.color.textQuiet });
export const section = featureStyle({ display: 'grid', gap: vars.space[5], paddingBottom: vars.space[10] });

export const plates = featureStyle({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    // Sixteen fill rows of four from a tablet's width on.
    [media.s]: { gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[4] },
  },
});
export const plate = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: '136px',
  padding: vars.space[4],
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  transition: `background-color ${vars.motion.fast} ease-out, box-shadow ${vars.motion.fast} ease-out`,
  '@media': { [hover]: { ':hover': { background: vars.color.surfaceRaised, boxShadow: vars.shadow.low } } },
});
export const plateHead = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  // Beside its sign the longest name has no room in a narrow plate and would be broken.
  '@media': { [below.lg]: { flexDirection: 'column', gap: vars.space[2] } },
});
export const plateName = featureStyle({
  ...type.headingSm,
  display: 'block',
  fontWeight: vars.font.headingWeight,
  // «Mercedes-Benz» in one of four columns of a tablet.
  '@media': { [below.lg]: { ...type.textLg } },
});
export const plateFoot = featureStyle({
  ...type.textSm,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  marginTop: 'auto',
  paddingTop: vars.space[3],
  // A line each where both fit only sometimes, and room for both from the first: HTML may end between them for a moment.
  '@media': { [below.xl]: { flexDirection: 'column', minHeight: `calc(2lh + ${vars.space[3]})` } },
});

export const letters = featureStyle({
  columnWidth: '240px',
  columnGap: vars.space[10],
});
export const letterGroup = featureStyle({ breakInside: 'avoid', paddingBottom: vars.space[6] });
export const letter = featureStyle({
  ...type.headingSm,
  fontWeight: vars.font.headingWeight,
  color: vars.color.action,
  paddingBottom: vars.space[1],
});
export const row = featureStyle({
  breakInside: 'avoid',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: '44px',
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  '@media': { [hover]: { selectors: { 'a&:hover': { color: vars.color.action } } } },
});
