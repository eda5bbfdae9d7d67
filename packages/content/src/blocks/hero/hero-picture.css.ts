import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

/** Upright on a phone, wide from 599 px up, and never taller than a screen has room for beside the search. */
export const frame = featureStyle({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 5',
  '@media': { [media.s]: { aspectRatio: '32 / 15', maxHeight: '720px' } },
});

/** The top of the picture fades into the band above. */
export const image = featureStyle({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 62%',
  maskImage: 'linear-gradient(to bottom, transparent, #000 36%)',
});
