import { vars } from '@showroom/ui/theme/contract';
import { below } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

const edge = `linear-gradient(90deg, ${vars.color.surface} 30%, transparent)`;
const shade = 'linear-gradient(90deg, rgb(0 0 0 / 12%), transparent)';
/** Shaded at the edge behind which it goes on: the covers scroll with the table, the shades do not. */
export const scroller = featureStyle({
  overflowX: 'auto',
  background: [
    `${edge} 0 / 32px 100% no-repeat local`,
    `${edge.replace('90deg', '270deg')} 100% / 32px 100% no-repeat local`,
    `${shade} 0 / 12px 100% no-repeat`,
    `${shade.replace('90deg', '270deg')} 100% / 12px 100% no-repeat`,
  ].join(', '),
  '@media': { print: { overflow: 'visible', background: 'none' } },
});
export const table = featureStyle({ ...type.textSm, width: '100%' });
featureGlobal(`${table} :is(th, td)`, {
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  minWidth: '6em',
  // A sum is not broken to make a column narrower: the table scrolls.
  overflowWrap: 'break-word',
  // Four sums have room on a phone.
  '@media': { [below.s]: { paddingInlineEnd: vars.space[3] } },
});
featureGlobal(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
featureGlobal(`${table} th`, { fontWeight: vars.font.medium, color: vars.color.textQuiet });
/** A cell of a column that holds sums alone. */
export const sum = featureStyle({ whiteSpace: 'nowrap' });
featureGlobal(`${table} ${sum}`, { textAlign: 'end' });
