import type { BodyType, ColorGroup } from './dictionaries.ts';

/** Angles that a vehicle is shown from, in the order of the gallery. */
export const pictureAngles = ['front', 'side', 'rear', 'interior', 'wheel'] as const;
export type PictureAngle = (typeof pictureAngles)[number];

/** Named picture sizes in CSS pixels at density 1; density 2 doubles both. All are 4:3. */
export const pictureSizes = {
  thumb: { width: 96, height: 72 },
  card: { width: 400, height: 300 },
  hero: { width: 960, height: 720 },
} as const;
export type PictureSize = keyof typeof pictureSizes;
export const pictureDensities = [1, 2] as const;
export type PictureDensity = (typeof pictureDensities)[number];

/**
 * A picture as the API hands it out: `base` is a path without size. A drawn one has its angle, a photo its mean colour
 * (`#rrggbb`), which holds its place.
 */
export type Picture = { angle?: PictureAngle | undefined; base: string; alt: string; color?: string | undefined };

/** Path of a dealer's photo, by its name in the store. Its sizes have the names of all pictures; the whole is `full.jpg`. */
export function photoBase(key: string): string {
  return `/media/photos/${key}`;
}

/**
 * Path of a drawn studio picture; `shape`: of `pictureShapeOf`, an interior of `interiorAngleOf`. A real photo takes its place under
 * another base with the same file names.
 */
export function studioPictureBase(
  body: BodyType,
  color: ColorGroup,
  angle: PictureAngle | `interior-${string}`,
  shape = '',
): string {
  return `/media/studio/${body}/${shape ? `${shape}/` : ''}${color}/${angle}`;
}

/** `/media/studio/sedan/red/front` → `/media/studio/sedan/red/front/card@2x.webp`. */
export function pictureUrl(base: string, size: PictureSize, density: PictureDensity = 1): string {
  return `${base}/${size}${density === 2 ? '@2x' : ''}.webp`;
}

/** `srcset` with both densities. */
export function pictureSrcSet(base: string, size: PictureSize): string {
  return `${pictureUrl(base, size, 1)} 1x, ${pictureUrl(base, size, 2)} 2x`;
}
