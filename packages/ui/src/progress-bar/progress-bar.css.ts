import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/styles.ts';
import { progressDuration } from './progress-timing.ts';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } });

export const bar = kitStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1000,
  height: '3px',
  backgroundColor: vars.color.accent,
  transformOrigin: 'left',
  animation: `${grow} ${progressDuration}ms cubic-bezier(0.1, 0.7, 0.3, 1) forwards`,
  pointerEvents: 'none',
});
