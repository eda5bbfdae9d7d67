import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { contentPictureBase, pictureSizes, pictureUrl } from '@showroom/domain/picture';

/** Link preview of pages without a picture of their own. */
export function sharePicture(brand: Brand) {
  return {
    url: absoluteUrl(brand, pictureUrl(contentPictureBase('scene:showroom'), 'hero')),
    ...pictureSizes.hero,
    alt: brand.name,
  };
}
