import { pictureSizes, pictureSrcSet, pictureUrl } from '@showroom/domain/picture';
import { BelowTheFold } from '@showroom/ui/below-the-fold';
import { Dialog } from '@showroom/ui/dialog';
import { IconButton } from '@showroom/ui/icon-button';
import { below, media } from '@showroom/ui/theme/media';
import { ExtraButtons, ExtraDialogs, type ExtraViews } from './extra-views.tsx';
import * as css from './gallery.css.ts';
import { GalleryControl } from './gallery-control.tsx';

const dialogId = 'photos';
/** Path of a picture without size, what is seen on it, and the colour that holds its place. */
type Pictures = readonly { base: string; alt: string; color?: string | undefined }[];

/** A slide. On a phone it is the picture of the listing's card, so it is there already when a visitor comes from the list. */
function Slide({ picture, first }: { picture: Pictures[number]; first: boolean }) {
  // The first is painted in the frame that shows the page: from a list it is decoded already.
  const urgent = first
    ? ({ 'data-hero': '', fetchPriority: 'high', decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <li className={css.slide} style={picture.color ? { backgroundColor: picture.color } : undefined}>
      <picture>
        <source media={below.s} srcSet={pictureSrcSet(picture.base, 'card')} />
        <img
          {...urgent}
          src={pictureUrl(picture.base, 'hero')}
          srcSet={pictureSrcSet(picture.base, 'hero')}
          width={pictureSizes.hero.width}
          height={pictureSizes.hero.height}
          alt={picture.alt}
        />
      </picture>
    </li>
  );
}

/** Announces the hero in the head: inside <picture> the browser would meet it only in the body. */
function AheadOfMarkup({ base }: { base: string }) {
  return (['card', 'hero'] as const).map((size) => (
    <link
      key={size}
      rel="preload"
      as="image"
      href={pictureUrl(base, size)}
      imageSrcSet={pictureSrcSet(base, size)}
      media={size === 'card' ? below.s : media.s}
      fetchPriority="high"
    />
  ));
}

function Thumbs({ pictures }: { pictures: Pictures }) {
  return (
    <ul className={css.thumbs}>
      {pictures.map(({ base, alt }, index) => (
        <li key={base}>
          <button
            type="button"
            className={css.thumb}
            data-show={index}
            aria-label={`Показать фото ${index + 1}: ${alt}`}
          >
            <img
              src={pictureUrl(base, 'thumb')}
              srcSet={pictureSrcSet(base, 'thumb')}
              width={96}
              height={72}
              alt=""
              loading="lazy"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Steps() {
  return (
    <div className={css.steps}>
      <IconButton icon="chevron-left" label="Предыдущее фото" name="step" value="-1" />
      <IconButton icon="chevron-right" label="Следующее фото" name="step" value="1" />
    </div>
  );
}

function Counter({ of, full }: { of: number; full?: boolean }) {
  return (
    <p className={css.counter} aria-hidden="true">
      <span {...{ [full ? 'data-full-current' : 'data-current']: '' }}>1</span> / {of}
    </p>
  );
}

/** The full-screen row. Its pictures are loaded when it opens: a closed dialog is not displayed. */
function FullScreen({ pictures, title }: { pictures: Pictures; title: string }) {
  return (
    <Dialog id={dialogId} title={title} kind="fullscreen" closeLabel="Закрыть фотографии">
      <div className={css.fullStage}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard. */}
        <ul className={css.fullRow} data-full-row="" tabIndex={0} aria-label="Фотографии, листаются стрелками">
          {pictures.map(({ base, alt }) => (
            <li key={base} className={css.fullSlide}>
              <img
                src={pictureUrl(base, 'hero', 2)}
                width={1920}
                height={1440}
                alt={alt}
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <>
            <Steps />
            <Counter of={pictures.length} full />
          </>
        )}
        <div className={css.zoom}>
          <IconButton icon="plus" label="Увеличить фото" name="zoom" aria-pressed="false" />
        </div>
      </div>
    </Dialog>
  );
}

/**
 * Pictures of a thing: a row that swipes, thumbs, full screen, and a whole turn and videos where there are some. Swiping and full
 * screen need no script.
 */
export function Gallery({ pictures, title, ...extra }: { pictures: Pictures; title: string } & ExtraViews) {
  const several = pictures.length > 1;
  return (
    <section className={css.gallery} data-gallery="" aria-label="Фотографии">
      {pictures[0] && <AheadOfMarkup base={pictures[0].base} />}
      <div className={css.stage}>
        <ul
          className={css.row}
          data-row=""
          {...(several ? { tabIndex: 0, 'aria-label': 'Фотографии, листаются стрелками' } : {})}
        >
          {pictures.map((picture, index) => (
            <Slide key={picture.base} picture={picture} first={index === 0} />
          ))}
        </ul>
        {several && <Steps />}
        {several && <Counter of={pictures.length} />}
        <ExtraButtons {...extra} />
        <div className={css.expand}>
          <IconButton icon="expand" label="Во весь экран" command="show-modal" commandfor={dialogId} />
        </div>
      </div>
      {several && <Thumbs pictures={pictures} />}
      {/* The control looks for the full screen when it starts, so both come together. */}
      <BelowTheFold>
        <FullScreen pictures={pictures} title={title} />
        <ExtraDialogs title={title} {...extra} />
        <GalleryControl />
      </BelowTheFold>
    </section>
  );
}
