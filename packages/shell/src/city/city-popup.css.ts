import { vars } from '@showroom/ui/theme/contract';
import { below } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

export const popup = featureStyle({
  position: 'fixed',
  insetInlineStart: vars.space[4],
  insetBlockStart: vars.space[16],
  zIndex: 30,
  maxWidth: '360px',
  padding: vars.space[5],
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  '@media': { [below.s]: { insetInline: vars.space[3], insetBlock: `auto ${vars.space[3]}`, maxWidth: 'none' } },
});

export const title = featureStyle({ marginBlockEnd: vars.space[4] });
