import { contentPictureBase } from '@showroom/domain/content-picture';
import { Picture } from '@showroom/ui/picture';
import type { BlockProps } from '../block-props.ts';
import * as css from './awards-block.css.ts';

/** Awards: what for, by whom, when. */
export function AwardsBlock({ block }: Pick<BlockProps<'awards'>, 'block'>) {
  return (
    <ul className={css.grid}>
      {block.items.map(({ year, title, giver, picture }) => (
        <li key={`${year} ${title} ${giver}`} className={css.award}>
          {picture && (
            <div className={css.picture}>
              <Picture
                base={contentPictureBase(picture)}
                size="card"
                sizes="(min-width: 899px) 320px, 100vw"
                ratio="3 / 2"
                alt=""
              />
            </div>
          )}
          <p className={css.year}>{year}</p>
          <h3 className={css.title}>{title}</h3>
          <p className={css.giver}>{giver}</p>
        </li>
      ))}
    </ul>
  );
}
