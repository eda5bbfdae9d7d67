import { vars } from '@showroom/ui/theme/contract';
import { below } from '@showroom/ui/theme/media';
import { scrolledRow } from '@showroom/ui/theme/scrolled-row';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[8],
  paddingBlock: `${vars.space[6]} clamp(64px, 8vw, 112px)`,
});
export const head = featureStyle({ display: 'grid', gap: vars.space[5], maxWidth: '900px' });
/** One row that scrolls on a phone: wrapped, the tags took the first screen from the articles. */
export const tags = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': {
    [below.s]: { ...scrolledRow, marginInlineEnd: `calc(-1 * ${vars.gutter})` },
  },
});
featureGlobal(`${tags} > li`, { flex: 'none' });
