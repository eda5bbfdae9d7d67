import { Skeleton } from '@showroom/ui/skeleton';
import * as styles from './search-panel.css.ts';

const shown = 6;

/** The places of the first results while they are on their way. */
export function SearchWaiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton width="240px" height={32} />
      <div className={styles.cards}>
        {Array.from({ length: shown }, (_, index) => (
          <Skeleton key={index} height={96} shape="box" />
        ))}
      </div>
    </div>
  );
}
