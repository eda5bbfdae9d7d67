import { vars } from '@showroom/ui/theme/contract';
import { below, media } from '@showroom/ui/theme/media';
import { scrolledRow } from '@showroom/ui/theme/scrolled-row';
import { sectionLink } from '@showroom/ui/theme/section-link';
import { featureStyle } from '@showroom/ui/theme/styles';

export const nav = featureStyle({
  '@media': { [media.lg]: { alignSelf: 'start', position: 'sticky', insetBlockStart: '112px' } },
});
export const list = featureStyle({
  display: 'flex',
  gap: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [below.lg]: scrolledRow, [media.lg]: { display: 'block', borderBlockEnd: 0 } },
});
/** Words of a row that scrolls keep their width. */
export const entry = featureStyle({ flex: 'none' });
export const link = featureStyle(sectionLink);
