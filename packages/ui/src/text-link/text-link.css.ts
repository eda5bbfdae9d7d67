import { vars } from '../theme/contract.css.ts';
import { hover } from '../theme/media.ts';
import { kitStyle, kitVariants } from '../theme/styles.ts';

export const textLink = kitStyle({
  borderRadius: '2px',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  transition: `color ${vars.motion.fast}, text-decoration-color ${vars.motion.fast}`,
});

export const tones = kitVariants({
  // Underlined, so that a link inside text is told by more than its colour.
  action: {
    color: vars.color.action,
    textDecorationLine: 'underline',
    textDecorationColor: `color-mix(in srgb, currentColor 40%, transparent)`,
    '@media': { [hover]: { ':hover': { textDecorationColor: 'currentColor' } } },
  },
  plain: { '@media': { [hover]: { ':hover': { color: vars.color.action } } } },
  quiet: {
    color: vars.color.textQuiet,
    '@media': { [hover]: { ':hover': { color: vars.color.text, textDecorationLine: 'underline' } } },
  },
});
