import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';
import { disc } from './disc.css.ts';

const { color, space } = vars;

/** An anchor: the sticky header must not cover it. */
export const card = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: space[6],
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.line}`,
  scrollMarginBlockStart: '88px',
  breakInside: 'avoid',
  // The map's list ends with a line of its own; beside the map the first card starts at its upper edge.
  ':first-child': { paddingBlockStart: 0, borderBlockStart: 0 },
  '@media': {
    [media.s]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[8],
    },
  },
});

export const place = featureStyle({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  '@media': { [media.s]: { gridRow: 'span 2' } },
});

export const picture = featureStyle({ overflow: 'hidden', borderRadius: vars.radius.l, marginBlockEnd: space[2] });

export const name = featureStyle({ display: 'flex', alignItems: 'center', gap: space[3] });

/** The card that an anchor led to shows it by its number. */
featureGlobal(`${card}:target ${disc}`, { backgroundColor: color.action, color: color.onAction });

export const address = featureStyle({ display: 'grid', justifyItems: 'start', gap: space[1], fontStyle: 'normal' });

export const metro = featureStyle({
  ...type.textSm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color.textQuiet,
});

export const phone = featureStyle({
  ...type.headingSm,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
  '@media': { [hover]: { ':hover': { color: color.action } } },
});

export const facts = featureStyle({
  ...type.textSm,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  rowGap: space[1],
  color: color.textQuiet,
});

/** What to do next: under the phone on a phone, beside the picture elsewhere; hours that come later move nothing. */
export const visit = featureStyle({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  '@media': { [media.s]: { gridColumn: 2 } },
});

export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const details = featureStyle({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  '@media': { [media.s]: { gridColumn: 2 } },
});
