import { vars } from '@showroom/ui/theme/contract';
import { below, hover, media } from '@showroom/ui/theme/media';
import { scrolledRow } from '@showroom/ui/theme/scrolled-row';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

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
export const link = featureStyle({
  ...type.textMd,
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  whiteSpace: 'nowrap',
  color: vars.color.textQuiet,
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&[aria-current]': {
      color: vars.color.text,
      fontWeight: vars.font.medium,
      borderBlockEndColor: vars.color.action,
      // The row opens where the page stands, not at its beginning.
      scrollInitialTarget: 'nearest',
      scrollMarginInline: vars.space[8],
    },
  },
  '@media': {
    [hover]: { ':hover': { color: vars.color.action } },
    [media.lg]: {
      borderBlockEnd: 0,
      borderInlineStart: `2px solid ${vars.color.line}`,
      paddingInlineStart: vars.space[4],
      selectors: { '&[aria-current]': { borderInlineStartColor: vars.color.action } },
    },
  },
});
