import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

const { space, color, radius, font } = vars;

export const block = featureStyle({
  display: 'grid',
  gap: space[8],
  padding: space[5],
  borderRadius: radius.l,
  border: `1px solid ${color.line}`,
  background: color.surfaceRaised,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.s]: { padding: space[8] },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 380px)', columnGap: space[12] },
  },
});
export const form = featureStyle({ display: 'grid', gap: space[6], alignContent: 'start' });
/** Room for the slider on the border of each field. */
export const fields = featureStyle({
  display: 'grid',
  columnGap: space[6],
  rowGap: space[6],
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Only where no script calculates by itself. */
export const plain = featureStyle({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'grid', justifyContent: 'start' } },
});
export const result = featureStyle({ display: 'grid', gap: space[5], alignContent: 'start' });
export const output = featureStyle({ display: 'grid', gap: space[4] });
export const main = featureStyle({ ...type.headingXl, display: 'block', fontWeight: font.headingWeight });
export const sums = featureStyle({ ...type.textMd, display: 'grid', gap: space[2] });
/** A sum keeps its line; what it is called may take two. */
export const sum = featureStyle({ display: 'flex', justifyContent: 'space-between', gap: space[4] });
featureGlobal(`${sum} > :last-child`, { flex: 'none' });
export const small = featureStyle({ ...type.textSm, color: color.textQuiet });
/** As wide as both columns: beside short questions it would leave half of the block empty. */
export const terms = featureStyle({
  ...type.textSm,
  color: color.textQuiet,
  '@media': { [media.lg]: { gridColumn: '1 / -1', maxWidth: '68em' } },
});
export const wide = featureStyle({ display: 'grid', gap: space[3] });
export const title = featureStyle({ ...type.textMd, fontWeight: font.strong });
