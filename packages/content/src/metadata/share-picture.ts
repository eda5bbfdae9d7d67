import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { pictureSizes, pictureUrl } from '@showroom/domain/picture';
import { sceneBase } from '../scene.ts';

/** Link preview of pages without a picture of their own. */
export function sharePicture(brand: Brand) {
  return { url: absoluteUrl(brand, pictureUrl(sceneBase('showroom'), 'hero')), ...pictureSizes.hero, alt: brand.name };
}
