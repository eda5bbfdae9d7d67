import { vars } from '@showroom/ui/theme/contract';
import { below, hover, media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const page = featureStyle({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: `${vars.space[5]} ${vars.space[10]}`,
});

/** Lines, and beside them what they cost. */
export const columns = featureStyle({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: vars.space[8] } },
});

export const bar = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  // The button does not stand on the rule of the first line.
  paddingBlockEnd: vars.space[3],
});

export const lines = featureStyle({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 });

export const line = featureStyle({
  display: 'grid',
  gridTemplateColumns: '24px 96px minmax(0, 1fr) auto 120px 44px',
  columnGap: vars.space[4],
  alignItems: 'start',
  paddingBlock: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [below.md]: {
      gridTemplateColumns: '24px 72px minmax(0, 1fr) 44px',
      gridTemplateAreas: '"tick frame words remove" ". frame amount amount" ". . sum sum"',
      columnGap: vars.space[3],
      rowGap: vars.space[2],
    },
  },
});
const area = (name: string) => featureStyle({ '@media': { [below.md]: { gridArea: name } } });
export const tick = area('tick');
export const remove = area('remove');
export const words = featureStyle({
  display: 'grid',
  gap: vars.space[1],
  minWidth: 0,
  '@media': { [below.md]: { gridArea: 'words' } },
});
export const amount = featureStyle({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  '@media': { [below.md]: { gridArea: 'amount' } },
});
export const sum = featureStyle({
  textAlign: 'end',
  '@media': { [below.md]: { gridArea: 'sum', textAlign: 'start' } },
});
// A former price below ends where the price does.
featureGlobal(`${sum} > *`, { '@media': { [media.md]: { justifyContent: 'end' } } });
export const frame = featureStyle({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  aspectRatio: '4 / 3',
  '@media': { [below.md]: { gridArea: 'frame' } },
});
export const name = featureStyle({
  ...type.textMd,
  fontWeight: vars.font.medium,
  color: vars.color.text,
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});
export const facts = featureStyle({ ...type.textSm, color: vars.color.textQuiet });
export const notes = featureStyle({ ...type.textSm, color: vars.color.critical });

export const removed = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderTop: `1px solid ${vars.color.line}`,
  ...type.textSm,
  color: vars.color.textQuiet,
});

export const summary = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunken,
  '@media': { [media.lg]: { position: 'sticky', top: '96px' } },
});
export const sums = featureStyle({ display: 'grid', gap: vars.space[2], margin: 0 });
featureGlobal(`${sums} > div`, { display: 'flex', justifyContent: 'space-between', gap: vars.space[4] });
featureGlobal(`${sums} dd`, { margin: 0, whiteSpace: 'nowrap' });
export const saving = featureStyle({ color: vars.color.positive });
export const total = featureStyle({
  ...type.headingSm,
  paddingTop: vars.space[2],
  borderTop: `1px solid ${vars.color.line}`,
});
export const why = featureStyle({ ...type.textSm, color: vars.color.textQuiet });
