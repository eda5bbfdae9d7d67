import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { pictureSizes, pictureUrl } from '@showroom/domain/picture';
import { sceneBase } from '../scene.ts';

/** What a messenger shows beside a shared page that has no picture of its own. */
export function sharePicture(brand: Brand) {
  return { url: absoluteUrl(brand, pictureUrl(sceneBase('showroom'), 'hero')), ...pictureSizes.hero, alt: brand.name };
}
