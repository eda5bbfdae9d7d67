import { vars } from '@showroom/ui/theme/contract';
import { below, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

export const popup = featureStyle({
  position: 'fixed',
  // Below the header, in line with its logo.
  insetInlineStart: `calc(max(0px, 50% - 720px) + ${vars.gutter})`,
  insetBlockStart: `calc(64px + ${vars.space[3]})`,
  zIndex: 30,
  maxWidth: '360px',
  padding: vars.space[5],
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  '@media': {
    [below.s]: { insetInline: vars.space[3], insetBlock: `auto ${vars.space[3]}`, maxWidth: 'none' },
    [media.lg]: { insetBlockStart: `calc(36px + 68px + ${vars.space[3]})` },
  },
});

export const title = featureStyle({ marginBlockEnd: vars.space[4] });
