import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const field = featureStyle({ display: 'grid', gap: vars.space[2], gridTemplateColumns: 'minmax(0, 1fr)' });
export const list = featureStyle({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' });
export const file = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[3],
});
export const name = featureStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const choose = featureStyle({
  position: 'relative',
  justifySelf: 'start',
  borderRadius: vars.radius.m,
  selectors: { '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
});
export const button = featureStyle({
  display: 'block',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
});
/** Lies over the button, so that the browser's own control is what is pressed and focused. */
export const input = featureStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
});
