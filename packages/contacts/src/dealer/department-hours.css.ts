import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';
import { tabular, type } from '@showroom/ui/theme/type';

export const list = featureStyle({ ...type.textSm, display: 'grid' });

export const row = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const name = featureStyle({ color: vars.color.textQuiet });

export const hours = featureStyle({ ...tabular, display: 'grid', justifyItems: 'end', marginInlineStart: 'auto' });
export const line = featureStyle({ whiteSpace: 'nowrap' });
export const days = featureStyle({ color: vars.color.textQuiet, marginInlineEnd: vars.space[1] });
