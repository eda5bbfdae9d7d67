import { vars } from '@showroom/ui/theme/contract';
import { below } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

/** The sign of the last link ends where the page does. */
export const links = featureStyle({
  display: 'inline-flex',
  marginInlineEnd: '-10px',
  '@media': { [below.md]: { marginInlineStart: `calc(-1 * ${vars.space[2]})` } },
});

/** A phone's header has room for one of the two; the side menu has both. */
export const compare = featureStyle({ display: 'inline-flex', '@media': { [below.s]: { display: 'none' } } });
