import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const group = featureStyle({ display: 'grid', gap: vars.space[2], border: 0, padding: 0, margin: 0 });

export const legend = featureStyle({ padding: 0, marginBlockEnd: vars.space[2], fontWeight: vars.font.medium });

export const row = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[1] });

const star = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
} as const;

export const lit = featureStyle({ ...star, color: vars.color.action });
export const dark = featureStyle({ ...star, color: vars.color.lineStrong });

/** Covers its star, so that whoever presses or focuses it finds it there. */
export const input = featureStyle({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
