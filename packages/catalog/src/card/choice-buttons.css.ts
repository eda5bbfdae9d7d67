import { vars } from '@showroom/ui/theme/contract';
import { hover } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';

export const signs = featureStyle({
  position: 'absolute',
  zIndex: 3,
  top: vars.space[1],
  right: vars.space[1],
  display: 'flex',
  // Room for both before the HTML of the second one.
  width: '88px',
  borderRadius: vars.radius.m,
  backgroundColor: `color-mix(in srgb, ${vars.color.surfaceRaised} 72%, transparent)`,
});
export const inline = featureStyle({ display: 'contents' });

export const sign = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '44px',
  height: '44px',
  borderRadius: vars.radius.m,
  color: vars.color.text,
  transition: `color ${vars.motion.fast} ease-out`,
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});

// Pressed is told by shape as well: the heart is filled, the bars of the comparison are thick.
featureGlobal('[data-choose][aria-pressed="true"]', { color: vars.color.action });
featureGlobal('[data-choose="favorites"][aria-pressed="true"] path', { fill: 'currentColor' });
featureGlobal('[data-choose="compare"][aria-pressed="true"] path', { strokeWidth: 4 });
