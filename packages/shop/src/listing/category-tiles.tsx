import type { CategoryTile } from '@showroom/api-contract/store';
import { formatInteger } from '@showroom/domain/text';
import { Picture } from '@showroom/ui/picture';
import { Static } from '@showroom/ui/static';
import * as css from './category-tiles.css.ts';

type Props = {
  tiles: readonly CategoryTile[];
  hrefOf: (code: string) => string;
  /** Pictures of the first level; below it words alone, so that the goods stay on the first screen. */
  pictured: boolean;
};

/** The level below, with how many items each holds. */
export function CategoryTiles({ tiles, hrefOf, pictured }: Props) {
  if (tiles.length === 0) return null;
  return (
    <Static as="nav" className={pictured ? css.tiles : css.links} aria-label="Разделы">
      {tiles.map(({ code, name, picture, count }) => (
        <a key={code} href={hrefOf(code)} className={pictured ? css.tile : css.link}>
          {pictured && (
            <span className={css.picture}>
              <Picture base={picture} size="card" alt="" eager />
            </span>
          )}
          <span>
            {`${name} `}
            <span className={css.count}>{formatInteger(count)}</span>
          </span>
        </a>
      ))}
    </Static>
  );
}
