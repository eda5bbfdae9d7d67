import { Skeleton } from '@showroom/ui/skeleton';
import * as css from './favorites.css.ts';

/** The room of a card that is on its way: picture, name, line, price. */
export function CardPlaceholder() {
  return (
    <li className={css.placeholder} aria-hidden="true">
      <span style={{ aspectRatio: '4 / 3' }}>
        <Skeleton shape="box" height="100%" />
      </span>
      <Skeleton width="70%" height={24} />
      <Skeleton width="90%" height={42} />
      <Skeleton width="50%" height={32} />
    </li>
  );
}
