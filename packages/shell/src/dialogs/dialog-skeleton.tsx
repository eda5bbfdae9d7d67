import { Skeleton } from '@showroom/ui/skeleton';
import { VisuallyHidden } from '@showroom/ui/visually-hidden';
import * as styles from './dialog-skeleton.css.ts';

/** The place of a form while its code is on the way. */
export function DialogSkeleton() {
  return (
    <div className={styles.rows}>
      <VisuallyHidden>Форма загружается</VisuallyHidden>
      <Skeleton height={72} shape="box" />
      {['70%', '100%', '100%', '100%', '100%'].map((width, index) => (
        <Skeleton key={index} width={width} height={48} shape="box" />
      ))}
    </div>
  );
}
