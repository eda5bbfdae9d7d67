import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

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
  // A file may have any name.
  overflowWrap: 'anywhere',
});
/** Lies over the button, so that the browser's own control is what is pressed and focused. */
export const input = featureStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
});
