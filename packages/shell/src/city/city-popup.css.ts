import { vars } from '@showroom/ui/theme/contract';
import { below } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

export const popup = featureStyle({
  position: 'fixed',
  // At the lower edge: below the header it hid what the page is called.
  insetInlineStart: `calc(max(0px, 50% - 720px) + ${vars.gutter})`,
  insetBlockEnd: vars.space[5],
  zIndex: 30,
  maxWidth: '360px',
  padding: vars.space[5],
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  '@media': {
    [below.s]: { insetInline: vars.space[3], insetBlockEnd: vars.space[3], maxWidth: 'none' },
  },
});

export const title = featureStyle({ marginBlockEnd: vars.space[4] });
