import { contentPictureBase } from '@showroom/domain/content-picture';
import { Icon } from '@showroom/ui/icon';
import { Picture } from '@showroom/ui/picture';
import { wholeWords } from '@showroom/ui/whole-words';
import type { BlockProps } from '../block-props.ts';
import * as css from './cards-block.css.ts';

/** Ways to go on. A card leads somewhere only when its page exists; without pictures it is a line of words. */
export function CardsBlock({ block }: Pick<BlockProps<'cards'>, 'block'>) {
  const isPlain = block.cards.every(({ scene }) => !scene);
  return (
    <ul className={isPlain ? css.plainGrid : css.grid}>
      {block.cards.map(({ title, text, scene, link }) => (
        <li key={title} className={isPlain ? css.plainCard : css.card}>
          {scene && (
            <div className={css.picture}>
              <Picture
                base={contentPictureBase(scene.includes(':') ? scene : `scene:${scene}`)}
                size="card"
                alt=""
                ratio="16 / 10"
                sizes="(min-width: 1024px) 30vw, (min-width: 599px) 46vw, 112px"
              />
            </div>
          )}
          <div className={css.words}>
            <h3 className={css.title}>
              {link ? (
                <a href={link} className={css.link}>
                  {wholeWords(`${title}\u00a0`)}
                  <Icon name="arrow-right" size={20} />
                </a>
              ) : (
                wholeWords(title)
              )}
            </h3>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
