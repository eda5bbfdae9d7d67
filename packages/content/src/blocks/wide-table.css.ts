import { vars } from '@showroom/ui/theme/contract';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { tabular, type } from '@showroom/ui/theme/type';

export const scroller = featureStyle({ overflowX: 'auto', '@media': { print: { overflow: 'visible' } } });
export const table = featureStyle({ ...type.textSm, ...tabular, width: '100%' });
featureGlobal(`${table} :is(th, td)`, {
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  minWidth: '6em',
  // A sum is not broken to make a column narrower: the table scrolls.
  overflowWrap: 'break-word',
});
featureGlobal(`${table} th`, { fontWeight: vars.font.medium, color: vars.color.textQuiet });
