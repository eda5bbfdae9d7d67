import { vars } from '@showroom/ui/theme/contract';
import { hover } from '@showroom/ui/theme/media';
import { featureGlobal, featureVariants } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const rows = featureVariants({
  signs: {
    position: 'absolute',
    zIndex: 3,
    top: vars.space[1],
    right: vars.space[1],
    display: 'flex',
    borderRadius: vars.radius.m,
    backgroundColor: `color-mix(in srgb, ${vars.color.surfaceRaised} 72%, transparent)`,
  },
  words: { display: 'contents' },
});

const button = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  borderRadius: vars.radius.m,
  transition: `color ${vars.motion.fast} ease-out`,
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
} as const;

export const buttons = featureVariants({
  signs: { ...button, justifyContent: 'center', width: '44px', height: '44px', color: vars.color.text },
  words: { ...button, ...type.textSm, gap: vars.space[2], color: vars.color.text, fontWeight: vars.font.medium },
});

// Pressed is told by shape as well: the heart is filled, the bars of the comparison are thick.
for (const look of Object.values(buttons)) {
  featureGlobal(`${look}[aria-pressed="true"]`, { color: vars.color.action });
  featureGlobal(`${look}[data-choose="favorites"][aria-pressed="true"] path`, { fill: 'currentColor' });
  featureGlobal(`${look}[data-choose="compare"][aria-pressed="true"] path`, { strokeWidth: 4 });
}
