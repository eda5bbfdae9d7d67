import { vars } from '@showroom/ui/theme/contract';
import { below, media, tablet } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const plate = featureStyle({
  display: 'grid',
  gap: vars.space[8],
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceSunken,
  padding: `clamp(32px, 5vw, 64px) clamp(20px, 4.5vw, 64px)`,
});

export const grid = featureStyle({
  display: 'grid',
  // Two columns of a phone hold the longest words, also with what is tied to them ("на Ленинградском").
  gap: `${vars.space[8]} ${vars.space[4]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 144px), 1fr))',
  '@media': {
    // Four columns of a tablet are narrower than «в Санкт-Петербурге».
    [tablet]: {
      selectors: { '&:has(> :nth-child(4))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    [media.lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', columnGap: vars.space[10] },
  },
});

/** The figure is read after its label, but stands above it. */
export const fact = featureStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[3],
});

export const value = featureStyle({
  ...type.display,
  fontWeight: vars.font.headingWeight,
  lineHeight: 1,
  '@media': { [below.s]: { ...type.headingLg, lineHeight: 1 } },
});

export const label = featureStyle({
  ...type.textMd,
  color: vars.color.textQuiet,
  maxWidth: '20em',
  textWrap: 'balance',
  '@media': { [below.s]: type.textSm },
});
