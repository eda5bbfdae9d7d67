import { vars } from '@showroom/ui/theme/contract';
import { hover, media, tablet } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const grid = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  columnGap: vars.space[6],
  rowGap: vars.space[10],
  '@media': {
    [media.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const tile = featureStyle({ position: 'relative', display: 'grid', alignContent: 'start', gap: vars.space[2] });
export const picture = featureStyle({ borderRadius: vars.radius.l, overflow: 'hidden', marginBlockEnd: vars.space[2] });
export const until = featureStyle({
  ...type.textSm,
  color: vars.color.action,
  fontWeight: vars.font.strong,
});
export const title = featureStyle({ ...type.headingSm, fontWeight: vars.font.headingWeight });
export const link = featureStyle({
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});
export const lead = featureStyle({ ...type.textMd, color: vars.color.textQuiet });

/** In two columns the last of an odd number would leave a hole: it takes both, its words beside its picture. */
const lone = `${grid} > :last-child:nth-child(odd):has(${picture})`;
featureGlobal(lone, { '@media': { [tablet]: { gridColumn: '1 / -1' } } });
featureGlobal(`${lone} > ${tile}`, {
  '@media': {
    [tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space[6],
    },
  },
});
featureGlobal(`${lone} ${picture}`, { '@media': { [tablet]: { gridRow: '1 / span 3' } } });
