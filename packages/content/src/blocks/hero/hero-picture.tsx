import type { PanoramaName } from '@showroom/domain/scene';
import * as css from './hero-picture.css.ts';

/** Files of a panorama: an upright one for phones, two wide ones of one ratio. */
const files = {
  narrow: { width: 480, height: 600 },
  medium: { width: 960, height: 450 },
  wide: { width: 1920, height: 900 },
};

/** The panorama at the head of the home page: the largest picture of the first screen, so it is fetched first. */
export function HeroPicture({ scene }: { scene: PanoramaName }) {
  const base = `/media/scene/${scene}`;
  return (
    <picture className={css.frame}>
      <source
        media="(max-width: 598px)"
        srcSet={`${base}/narrow.webp ${files.narrow.width}w, ${base}/narrow@2x.webp ${files.narrow.width * 2}w`}
        sizes="100vw"
        width={files.narrow.width}
        height={files.narrow.height}
      />
      <img
        className={css.image}
        src={`${base}/medium.webp`}
        srcSet={`${base}/medium.webp ${files.medium.width}w, ${base}/wide.webp ${files.wide.width}w`}
        sizes="100vw"
        width={files.medium.width}
        height={files.medium.height}
        alt=""
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
