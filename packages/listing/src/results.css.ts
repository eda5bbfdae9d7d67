import { vars } from '@showroom/ui/theme/contract';
import { below, hover, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const results = featureStyle({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [below.s]: { gap: vars.space[4] } },
  transition: `opacity ${vars.motion.base} ease-out`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
});

export const toolbar = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const opener = featureStyle({ flex: '0 0 auto', '@media': { [media.lg]: { display: 'none' } } });

export const sort = featureStyle({
  flex: '1 1 140px',
  '@media': { [media.lg]: { flex: '0 0 264px', marginInlineStart: 'auto' } },
});

export const chips = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '1 1 100%',
});

export const suggested = featureStyle({
  display: 'flex',
  flex: '1 1 100%',
  minWidth: 0,
  gap: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: '3px',
  '@media': { [media.lg]: { flexWrap: 'wrap' } },
});

export const suggestion = featureStyle({
  ...type.textMd,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '40px',
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  whiteSpace: 'nowrap',
  '@media': {
    [hover]: { ':hover': { background: vars.color.actionSoft, color: vars.color.action } },
    '(pointer: coarse)': { minHeight: '44px' },
  },
});

export const pages = featureStyle({ display: 'flex', justifyContent: 'center', paddingTop: vars.space[4] });
