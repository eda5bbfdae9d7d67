import { frame, image } from './picture.css.ts';
import {
  densitySet,
  doubleOf,
  type PictureSize,
  pictureDimensions,
  pictureSource,
  widthSet,
} from './picture-sources.ts';

export type { PictureSize } from './picture-sources.ts';
export const pictureSizes = Object.keys(pictureDimensions) as PictureSize[];

type Props = {
  /** Path of the picture without size and ending. */
  base: string;
  size: PictureSize;
  /** What is seen; empty for a picture that only repeats the words beside it. */
  alt: string;
  /** Width to height, `4 / 3` unless told. The room is held before the file is there. */
  ratio?: string;
  /** The largest picture of the first screen: fetched at once and first. */
  priority?: boolean;
  /** On the first screen, but not its largest: fetched with the page, in turn. */
  eager?: boolean;
  /** Colour of the plate until the file is there; the theme's own unless told. */
  color?: string | undefined;
  /** How wide the picture lies on the page, as in HTML. With it the browser picks a file by width, not by density. */
  sizes?: string;
  /** Another size below 599 px. */
  mobileSize?: PictureSize;
};

/** A picture in WebP at two densities, in a frame that never jumps. */
export function Picture({
  base,
  size,
  alt,
  ratio = '4 / 3',
  priority = false,
  eager = false,
  color,
  sizes,
  mobileSize,
}: Props) {
  // Outside <picture> React announces an urgent image in the head, before the page's own markup.
  const Frame = mobileSize && !sizes ? 'picture' : 'span';
  const isLazy = !(priority || eager);
  // React announces others in the head by their set alone, so that has to name both files.
  const densities = isLazy ? doubleOf : densitySet;
  return (
    <Frame className={frame} style={{ aspectRatio: ratio, backgroundColor: color }}>
      {mobileSize && !sizes ? <source media="(max-width: 598px)" srcSet={densitySet(base, mobileSize)} /> : null}
      <img
        className={image}
        src={pictureSource(base, size)}
        srcSet={sizes ? widthSet(base, mobileSize ? [mobileSize, size] : [size]) : densities(base, size)}
        sizes={sizes}
        alt={alt}
        {...pictureDimensions[size]}
        loading={isLazy ? 'lazy' : undefined}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </Frame>
  );
}
