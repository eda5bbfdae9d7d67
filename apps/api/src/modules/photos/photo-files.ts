import { pictureDensities, pictureSizes } from '@showroom/domain/picture';

/** Longest sides of what is kept of a photo, pixels. */
export const largest = { width: pictureSizes.hero.width * 2, height: pictureSizes.hero.height * 2 } as const;

/** For readers of our feeds, previews in messengers and search engines: what they all take. */
export const fullFile = 'full.jpg';

/** Every file of a photo. */
export const photoFiles: readonly string[] = [
  ...Object.keys(pictureSizes).flatMap((size) =>
    pictureDensities.map((density) => `${size}${density === 2 ? '@2x' : ''}.webp`),
  ),
  fullFile,
];

/** Name of a photo's file in the store, and its path under `/media/`. */
export const photoFile = (key: string, file: string): string => `photos/${key}/${file}`;
