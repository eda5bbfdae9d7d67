import { buildingOf } from './buildings.ts';
import { isPanorama } from './scene.ts';

/** Path of the drawn building of a dealer centre. */
export const dealerPictureBase = (code: string): string => `/media/dealer/${buildingOf(code)}`;

/**
 * Path of a picture that editors name: `scene:service`, `studio:suv/black[/front]`, `dealer:<code>`, `upload:<name>`. A
 * panorama of a home page is drawn in sizes of its own, so elsewhere the showroom in its light stands in for it.
 */
export function contentPictureBase(picture: string): string {
  const colon = picture.indexOf(':');
  const source = picture.slice(0, colon);
  const name = picture.slice(colon + 1);
  switch (source) {
    case 'studio':
      return `/media/studio/${name.split('/').length < 3 ? `${name}/front` : name}`;
    case 'dealer':
      return dealerPictureBase(name);
    case 'upload':
      return `/media/uploads/${name}`;
    default:
      return `/media/scene/${isPanorama(name) ? name.replace('hero', 'showroom') : name}`;
  }
}
