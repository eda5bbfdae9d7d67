import { IconLink } from '@showroom/ui/icon-link';
import { BasketCount } from './basket-count.tsx';
import { SelectionCount } from './selection-count.tsx';
import * as styles from './selection-links.css.ts';

/** The ways to comparison, favourites and basket, with their counts (PRD-2: header). */
export function SelectionLinks() {
  return (
    <span className={styles.links}>
      <span className={styles.compare}>
        <IconLink icon="compare" label="Сравнение" href="/compare/">
          <SelectionCount kind="compare" label="Сравнение" />
        </IconLink>
      </span>
      <IconLink icon="heart" label="Избранное" href="/favorites/">
        <SelectionCount kind="favorites" label="Избранное" />
      </IconLink>
      <IconLink icon="basket" label="Корзина" href="/basket/">
        <BasketCount />
      </IconLink>
    </span>
  );
}
