import { contentPictureBase } from '@showroom/domain/content-picture';
import { Picture } from '@showroom/ui/picture';
import type { BlockProps } from '../block-props.ts';
import * as css from './gallery-block.css.ts';

/** A row of pictures that swipes, without a script. */
export function GalleryBlock({ block }: Pick<BlockProps<'gallery'>, 'block'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard.
    <ul className={css.row} tabIndex={0} aria-label="Фотографии, листаются стрелками">
      {block.pictures.map(({ picture, alt, caption }) => (
        <li key={`${picture} ${alt}`} className={css.slide}>
          <figure className={css.figure}>
            <Picture
              base={contentPictureBase(picture)}
              size="hero"
              mobileSize="card"
              sizes="(min-width: 899px) 480px, 84vw"
              alt={alt}
            />
            {caption && <figcaption className={css.caption}>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
