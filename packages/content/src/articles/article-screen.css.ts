import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  rowGap: 'clamp(48px, 6vw, 80px)',
  paddingBlock: `${vars.space[6]} clamp(64px, 8vw, 112px)`,
  '@media': { print: { display: 'block' } },
});

/** Text and picture share one edge; the column is as wide as the largest picture. */
export const article = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[8],
  maxWidth: '960px',
});
/** The contents beside it, where the largest picture leaves room. */
export const layout = featureStyle({
  '@media': {
    [media.xl]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 960px) minmax(0, 280px)',
      justifyContent: 'space-between',
      columnGap: vars.space[10],
    },
    print: { display: 'block' },
  },
});
export const beside = featureStyle({
  display: 'none',
  '@media': { [media.xl]: { display: 'block' }, print: { display: 'none' } },
});
export const head = featureStyle({ display: 'grid', gap: vars.space[4] });
export const note = featureStyle({ ...type.textSm, color: vars.color.textQuiet });
export const lead = featureStyle({ ...type.textLg, maxWidth: '36em', fontWeight: vars.font.medium });
export const picture = featureStyle({
  borderRadius: vars.radius.l,
  overflow: 'hidden',
  '@media': { print: { maxWidth: '12cm' } },
});
export const tags = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const neighbours = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[10] } },
});
export const neighbour = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});
export const neighbourTitle = featureStyle({ ...type.textMd, fontWeight: vars.font.medium });
