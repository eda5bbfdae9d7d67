import { vars } from '@showroom/ui/theme/contract';
import { below, hover } from '@showroom/ui/theme/media';
import { scrolledRow } from '@showroom/ui/theme/scrolled-row';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const tabs = featureStyle({
  display: 'flex',
  gap: vars.space[6],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [below.lg]: scrolledRow },
});

export const tab = featureStyle({
  ...type.textMd,
  flex: 'none',
  minHeight: '48px',
  color: vars.color.textQuiet,
  fontWeight: vars.font.medium,
  borderBottom: '2px solid transparent',
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[aria-selected="true"]': { color: vars.color.text, borderBottomColor: vars.color.action } },
  '@media': { [hover]: { ':hover': { color: vars.color.text } } },
});

export const count = featureStyle({ color: vars.color.textQuiet, fontWeight: vars.font.regular });
