import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const watch = featureStyle({
  ...type.textMd,
  color: vars.color.action,
  '@media': { [hover]: { ':hover': { textDecoration: 'underline' } }, print: { display: 'none' } },
});

export const tabs = featureStyle({
  display: 'flex',
  gap: vars.space[1],
  padding: '4px',
  flex: '1 1 100%',
  flexWrap: 'wrap',
  '@media': { [media.s]: { flex: '0 1 auto' } },
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});

export const tab = featureStyle({
  ...type.textMd,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 0 auto',
  minHeight: '40px',
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.s,
  color: vars.color.textQuiet,
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.fast} ease-out, background-color ${vars.motion.fast} ease-out`,
  selectors: {
    '&[aria-current]': { background: vars.color.surfaceRaised, color: vars.color.text, boxShadow: vars.shadow.low },
  },
  '@media': {
    [hover]: { ':hover': { color: vars.color.text } },
    '(pointer: coarse)': { minHeight: '44px' },
  },
});

/** A line under the price of a card, above the link that covers it. */
export const note = featureStyle({ ...type.textSm, color: vars.color.positive });

export const noteLink = featureStyle({
  ...type.textMd,
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.action,
  fontWeight: vars.font.medium,
  '@media': { [hover]: { ':hover': { color: vars.color.actionHover } } },
});
