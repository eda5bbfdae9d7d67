import { vars } from '../theme/contract.css.ts';
import { hover } from '../theme/media.ts';
import { kitStyle } from '../theme/styles.ts';

const { color } = vars;

export const iconButton = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  borderRadius: vars.radius.m,
  color: color.text,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  '@media': { [hover]: { ':hover': { backgroundColor: color.actionSoft } } },
  selectors: {
    '&[aria-pressed="true"]': { color: color.action },
    '&:disabled': { color: color.lineStrong, cursor: 'not-allowed' },
  },
});

export const count = kitStyle({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: 0,
  minWidth: '18px',
  height: '18px',
  paddingInline: '4px',
  borderRadius: '9px',
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: '11px',
  fontWeight: vars.font.strong,
  lineHeight: '18px',
  textAlign: 'center',
});
