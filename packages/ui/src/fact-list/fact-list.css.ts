import { vars } from '../theme/contract.css.ts';
import { below } from '../theme/media.ts';
import { kitStyle, kitVariants } from '../theme/styles.ts';
import { type } from '../theme/type.ts';

const { color, space } = vars;

export const list = kitStyle({ display: 'grid' });

export const columns = kitVariants({
  1: {},
  2: { gridTemplateColumns: '1fr 1fr', gap: `${space[5]} ${space[6]}` },
  4: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: `${space[6]} ${space[6]}`,
    '@media': { [below.s]: { gridTemplateColumns: '1fr 1fr' } },
  },
});

/** Label and value on one line, as in a table. */
export const row = kitStyle({
  display: 'grid',
  // No word of a label is broken on a phone.
  gridTemplateColumns: 'minmax(10em, 2fr) minmax(0, 3fr)',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
});

/** Label above value; a neighbour of many lines must not push them apart. */
export const cell = kitStyle({ display: 'grid', alignContent: 'start' });
/** A sign stands beside both. */
export const signed = kitStyle({ gridTemplateColumns: 'auto 1fr', columnGap: space[3] });

export const sign = kitStyle({ gridRow: '1 / 3', paddingBlockStart: '2px', color: color.textQuiet });
export const label = kitStyle({ ...type.textSm, gridColumn: '-2 / -1', color: color.textQuiet });
export const rowLabel = kitStyle({ color: color.textQuiet });
export const value = kitStyle({ fontWeight: vars.font.medium });
export const cellValue = kitStyle({ gridColumn: '-2 / -1' });
