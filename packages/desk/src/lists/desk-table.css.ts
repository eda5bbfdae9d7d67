import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { tabular } from '@showroom/ui/theme/type';

/** From here on there is room for columns. */
const wide = '(min-width: 720px)';

/** A table with words that no column can break scrolls in itself. */
export const frame = featureStyle({ overflowX: 'auto' });
export const table = featureStyle({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' });
/** Hidden from sight alone where each cell has its own label. */
export const head = featureStyle({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': { [wide]: { position: 'static', display: 'table-header-group', clipPath: 'none' } },
});
export const row = featureStyle({
  display: 'block',
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [wide]: { display: 'table-row', padding: 0 } },
});
export const cell = featureStyle({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[1],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-label]::before': { content: 'attr(data-label)', color: vars.color.textQuiet, overflowWrap: 'normal' },
  },
  '@media': {
    [wide]: {
      display: 'table-cell',
      padding: `${vars.space[2]} ${vars.space[1]}`,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      // Unlike `anywhere` it does not let a column shrink to a letter.
      overflowWrap: 'break-word',
      selectors: { '&[data-label]::before': { content: 'none' } },
    },
    // Seven columns find room on a tablet with less between them.
    [media.lg]: { paddingInline: vars.space[2] },
  },
});
/** Buttons of a row: an address may break anywhere, their words may not. */
export const acts = featureStyle({ overflowWrap: 'normal' });
/** A heading is never broken within a word. */
export const heading = featureStyle({ overflowWrap: 'normal' });
export const code = featureStyle({ whiteSpace: 'nowrap' });
export const blank = featureStyle({
  display: 'none',
  '@media': { [wide]: { display: 'table-cell' } },
});
export const figure = featureStyle({ '@media': { [wide]: { ...tabular, textAlign: 'end' } } });
