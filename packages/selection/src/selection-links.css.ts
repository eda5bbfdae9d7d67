import { below, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

/** On wide screens the sign of the last link ends where the page does; on others the account's stands after it. */
export const links = featureStyle({ display: 'inline-flex', '@media': { [media.lg]: { marginInlineEnd: '-10px' } } });

/** A phone's header has room for one of the two; the side menu has both. */
export const compare = featureStyle({ display: 'inline-flex', '@media': { [below.s]: { display: 'none' } } });
