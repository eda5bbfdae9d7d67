import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './fact-list.css.ts';

export const factListColumns = [1, 2, 4] as const;

export type Fact = { label: string; value: ReactNode; icon?: IconName };

/** Facts with their names: one column reads as a table, two and four as plates. */
export function FactList({
  facts,
  columns = 1,
}: {
  facts: readonly Fact[];
  columns?: (typeof factListColumns)[number];
}) {
  const isTable = columns === 1;
  return (
    <dl className={`${styles.list} ${styles.columns[columns]}`}>
      {facts.map(({ label, value, icon }) => (
        <div key={label} className={isTable ? styles.row : icon ? `${styles.cell} ${styles.signed}` : styles.cell}>
          <dt className={isTable ? styles.rowLabel : styles.label}>{label}</dt>
          <dd className={isTable ? styles.value : `${styles.value} ${styles.cellValue}`}>{value}</dd>
          {icon && !isTable ? (
            <dd className={styles.sign} aria-hidden="true">
              <Icon name={icon} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
