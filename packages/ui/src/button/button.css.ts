import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { hover, touch } from '../theme/media.ts';
import { kitStyle, kitVariants } from '../theme/styles.ts';
import { type } from '../theme/type.ts';

const { color, space, motion, font } = vars;

export const button = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  fontFamily: font.body,
  fontWeight: font.medium,
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}`,
  selectors: {
    '&:is(:disabled, [aria-disabled])': { cursor: 'not-allowed' },
    '&:disabled': {
      backgroundColor: color.surfaceSunken,
      borderColor: color.line,
      color: color.textQuiet,
    },
  },
});

/** The words of the button, trimmed so that they stand in its optical middle; two lines of them keep off its edges. */
export const label = kitStyle({
  textBox: 'trim-both cap alphabetic',
  '@supports': { '(text-box: trim-both cap alphabetic)': { paddingBlock: '4px' } },
});

export const tones = kitVariants({
  action: {
    backgroundColor: color.action,
    color: color.onAction,
    ':active': { backgroundColor: color.actionActive },
    '@media': { [hover]: { ':hover': { backgroundColor: color.actionHover } } },
  },
  quiet: {
    backgroundColor: color.surfaceSunken,
    color: color.text,
    ':active': { backgroundColor: color.line },
    '@media': { [hover]: { ':hover': { backgroundColor: color.actionSoft } } },
  },
  outline: {
    borderColor: color.lineStrong,
    color: color.text,
    ':active': { backgroundColor: color.actionSoft },
    '@media': { [hover]: { ':hover': { borderColor: color.action, color: color.action } } },
  },
  critical: {
    backgroundColor: color.critical,
    color: color.onCritical,
    '@media': {
      [hover]: { ':hover': { backgroundColor: `color-mix(in srgb, ${color.critical}, ${color.text} 14%)` } },
    },
  },
});

export const sizes = kitVariants({
  sm: {
    ...type.textSm,
    minHeight: '36px',
    padding: `${space[1]} ${space[3]}`,
    '@media': { [touch]: { minHeight: '44px' } },
  },
  md: { ...type.textMd, minHeight: '44px', padding: `${space[2]} ${space[5]}` },
  lg: { ...type.textMd, minHeight: '52px', padding: `${space[3]} ${space[6]}`, fontWeight: font.strong },
});

export const wide = kitStyle({ width: '100%' });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = kitStyle({
  flex: 'none',
  width: '20px',
  height: '20px',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
});
