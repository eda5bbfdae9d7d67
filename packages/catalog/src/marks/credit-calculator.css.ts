import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

const { space, color, radius, font } = vars;

export const block = featureStyle({
  display: 'grid',
  gap: space[6],
  padding: space[5],
  borderRadius: radius.l,
  border: `1px solid ${color.line}`,
  background: color.surfaceRaised,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.s]: { padding: space[8] },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 340px)', columnGap: space[12] },
  },
});
export const fields = featureStyle({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  '@media': { [media.s]: { gridTemplateColumns: '1fr 1fr' } },
});
/** A form that cannot calculate is not shown where no script runs. */
export const live = featureStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
export const result = featureStyle({ display: 'grid', gap: space[4], alignContent: 'start' });
export const payment = featureStyle({ ...type.headingXl, display: 'block', fontWeight: font.headingWeight });
export const sums = featureStyle({ ...type.textMd, display: 'grid', gap: space[2] });
export const sum = featureStyle({ display: 'flex', justifyContent: 'space-between', gap: space[4] });
export const small = featureStyle({ ...type.textSm, color: color.textQuiet });

/** Under fields and result: in the narrow column it left half of the block empty. */
export const terms = featureStyle({ ...type.textSm, color: color.textQuiet, gridColumn: '1 / -1' });

export const programmes = featureStyle({
  display: 'grid',
  gap: space[4],
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
export const programme = featureStyle({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  height: '100%',
  padding: space[5],
  borderRadius: radius.l,
  background: color.surfaceSunken,
});
export const rate = featureStyle({ ...type.headingMd, fontWeight: font.headingWeight });
