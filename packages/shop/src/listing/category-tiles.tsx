import type { CategoryTile } from '@showroom/api-contract/store';
import { formatInteger } from '@showroom/domain/text';
import { tied } from '@showroom/domain/tied';
import { Picture } from '@showroom/ui/picture';
import { Static } from '@showroom/ui/static';
import * as css from './category-tiles.css.ts';

/** As `thumb` of the styles has it. */
const thumbWidth = '48px';

type Props = {
  tiles: readonly CategoryTile[];
  hrefOf: (code: string) => string;
  /** Large pictures of the first level; below it small ones beside the words, so that the goods stay on the first screen. */
  large: boolean;
};

/** The level below, with how many items each holds. */
export function CategoryTiles({ tiles, hrefOf, large }: Props) {
  if (tiles.length === 0) return null;
  return (
    <Static as="nav" className={large ? css.tiles : css.links} aria-label="Разделы">
      {tiles.map(({ code, name, picture, count }) => (
        <a key={code} href={hrefOf(code)} className={large ? css.tile : css.link}>
          <span className={large ? css.picture : css.thumb}>
            {large ? (
              <Picture base={picture} size="card" alt="" eager />
            ) : (
              <Picture base={picture} size="thumb" sizes={thumbWidth} alt="" />
            )}
          </span>
          <span>
            {`${tied(name)} `}
            <span className={css.count}>{formatInteger(count)}</span>
          </span>
        </a>
      ))}
    </Static>
  );
}
