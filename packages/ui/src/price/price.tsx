import { formatRubles } from '../format/format.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './price.css.ts';

export const priceSizes = ['md', 'lg', 'xl'] as const;
export type PriceSize = (typeof priceSizes)[number];

type Props = {
  /** Kopecks; null when the price is told on request. */
  minor: number | null;
  /** Kopecks. Shown struck out only when it is above the price. */
  oldMinor?: number | null;
  /** «от» in front: the least of several prices. */
  from?: boolean;
  size?: PriceSize;
  emptyText?: string;
};

/** A price in roubles: figures of one width, thousands apart, never broken over lines. */
export function Price({ minor, oldMinor = null, from = false, size = 'md', emptyText = 'Цена по запросу' }: Props) {
  const now = `${styles.now} ${styles.sizes[size]}`;
  if (minor === null) return <span className={now}>{emptyText}</span>;
  return (
    <span className={styles.price}>
      <span className={now}>{`${from ? 'от\u00a0' : ''}${formatRubles(minor)}`}</span>
      {oldMinor !== null && oldMinor > minor ? (
        <s className={styles.old}>
          <VisuallyHidden>Старая цена </VisuallyHidden>
          {formatRubles(oldMinor)}
        </s>
      ) : null}
    </span>
  );
}
