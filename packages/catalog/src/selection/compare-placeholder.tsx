import { Skeleton } from '@showroom/ui/skeleton';
import * as css from './compare.css.ts';

/** The room of a comparison that is on its way. */
export function ComparePlaceholder({ columns }: { columns: number }) {
  return (
    <div className={css.placeholder} aria-busy="true">
      {Array.from({ length: Math.min(4, Math.max(1, columns)) }, (_, index) => index).map((index) => (
        <span key={index} className={css.placeholderColumn}>
          <Skeleton shape="box" height={150} />
          <Skeleton height={24} />
          <Skeleton height={320} shape="box" />
        </span>
      ))}
    </div>
  );
}
