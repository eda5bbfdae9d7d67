import type { PageBlock } from '@showroom/api-contract/blocks';
import { Icon } from '@showroom/ui/icon';
import { Picture } from '@showroom/ui/picture';
import { sceneBase } from '../scene.ts';
import * as css from './service-cards.css.ts';

type Card = Extract<PageBlock, { kind: 'cards' }>['cards'][number];

/** What the group does for a buyer. A card leads somewhere only when its page exists. */
export function ServiceCards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={css.grid}>
      {cards.map(({ title, text, scene, link }) => (
        <li key={title} className={css.card}>
          {scene && (
            <div className={css.picture}>
              <Picture
                base={sceneBase(scene)}
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
                  {title}
                  <Icon name="arrow-right" size={20} />
                </a>
              ) : (
                title
              )}
            </h3>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
