import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const list = featureStyle({ display: 'grid', marginBlockEnd: vars.space[4] });

/** The main entries, below a line. */
export const main = featureStyle({
  display: 'grid',
  marginBlockEnd: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Above the shelves that come later. */
export const upperList = featureStyle({ display: 'grid' });

export const actions = featureStyle({ display: 'grid', gap: vars.space[2], marginBlock: vars.space[4] });

export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: '52px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.type.textMd,
  fontWeight: vars.font.medium,
  selectors: { '&[aria-current]': { color: vars.color.action } },
});

export const withIcon = featureStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] });

export const bottom = featureStyle({ marginBlockStart: vars.space[8] });
