import { pictureSizes, pictureSrcSet, pictureUrl } from '@showroom/domain/picture';
import { type VehicleVideo, videoAddresses } from '@showroom/domain/vehicle-video';
import { Button } from '@showroom/ui/button';
import { Dialog } from '@showroom/ui/dialog';
import { IconButton } from '@showroom/ui/icon-button';
import { TextLink } from '@showroom/ui/text-link';
import { below } from '@showroom/ui/theme/media';
import * as css from './extra-views.css.ts';

export type ExtraViews = {
  /** Paths without size of the frames of a whole turn. */
  spin?: readonly string[] | undefined;
  videos?: readonly VehicleVideo[] | undefined;
};

const ids = { spin: 'turn', videos: 'videos' } as const;

/** Buttons over the first picture that open the turn and the videos. */
export function ExtraButtons({ spin, videos }: ExtraViews) {
  if (!spin && !videos) return null;
  return (
    <div className={css.buttons}>
      {spin && (
        <Button tone="outline" size="sm" command="show-modal" commandfor={ids.spin} aria-label="Обзор на 360 градусов">
          360°
        </Button>
      )}
      {videos && (
        <Button tone="outline" size="sm" icon="play" command="show-modal" commandfor={ids.videos}>
          Видео
        </Button>
      )}
    </div>
  );
}

function Turn({ frames, title }: { frames: readonly string[]; title: string }) {
  const [first = ''] = frames;
  return (
    <Dialog id={ids.spin} title={`${title}: обзор 360°`} kind="fullscreen" closeLabel="Закрыть обзор">
      <div className={css.turn}>
        <div
          className={css.stage}
          data-turn={frames.join(' ')}
          role="slider"
          tabIndex={0}
          aria-label="Поворот автомобиля"
          aria-valuemin={1}
          aria-valuemax={frames.length}
          aria-valuenow={1}
          aria-valuetext={`Кадр 1 из ${frames.length}`}
        >
          <picture>
            <source media={below.s} srcSet={pictureSrcSet(first, 'card')} />
            <img
              src={pictureUrl(first, 'hero')}
              {...pictureSizes.hero}
              alt=""
              loading="lazy"
              decoding="async"
              draggable={false}
            />
          </picture>
        </div>
        <div className={css.turning}>
          <IconButton icon="chevron-left" label="Повернуть влево" name="turn" value="-1" />
          <p className={css.hint} role="status">
            Потяните, чтобы повернуть
          </p>
          <IconButton icon="chevron-right" label="Повернуть вправо" name="turn" value="1" />
        </div>
      </div>
    </Dialog>
  );
}

function Videos({ videos, title }: { videos: readonly VehicleVideo[]; title: string }) {
  return (
    <Dialog id={ids.videos} title={`${title}: видео`} kind="fullscreen" closeLabel="Закрыть видео">
      <div className={css.videos}>
        <div className={css.player} data-player="" />
        <ul className={css.list}>
          {videos.map((video, index) => {
            const { name, player, page } = videoAddresses(video);
            const words = videos.length > 1 ? `Видео ${index + 1}` : 'Видео';
            return (
              <li key={player} className={css.video}>
                <Button tone="outline" size="sm" icon="play" name="video" value={player} aria-pressed="false">
                  {words}
                </Button>
                <TextLink href={page} target="_blank" rel="noopener noreferrer">
                  Открыть на {name}
                </TextLink>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}

/** The dialogs of the buttons. Nothing in them is loaded before it is opened: no frame, and nothing of a foreign host. */
export function ExtraDialogs({ spin, videos, title }: ExtraViews & { title: string }) {
  return (
    <>
      {spin && <Turn frames={spin} title={title} />}
      {videos && <Videos videos={videos} title={title} />}
    </>
  );
}
