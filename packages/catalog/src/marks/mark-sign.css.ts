import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

/** A plate of one size whatever the letters are: its corners are those of the brand's chips. */
export const sign = featureStyle({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: vars.font.heading,
  // Three letters keep clear of the edge.
  fontSize: '14px',
  lineHeight: 1,
  fontWeight: vars.font.headingWeight,
});
