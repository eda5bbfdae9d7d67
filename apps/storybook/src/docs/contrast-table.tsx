import { contrastPairs } from '@showroom/ui/theme/contrast';
import * as styles from './docs.css.ts';
import { ThemePlates } from './theme-plates.tsx';

/** Every pair of colours that the kit lays upon each other, the tightest first. */
export function ContrastTable() {
  return (
    <ThemePlates>
      {({ tokens }) => (
        <table className={styles.table}>
          <thead>
            <tr>
              {['Pair', 'Contrast', 'At least', 'Room'].map((title) => (
                <th key={title} className={styles.cell}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contrastPairs(tokens)
              .sort((a, b) => a.ratio / a.min - b.ratio / b.min)
              .map(({ name, ratio, min }) => (
                <tr key={name}>
                  <td className={styles.cell}>{name}</td>
                  <td className={styles.cell}>{ratio.toFixed(2)}</td>
                  <td className={styles.cell}>{min.toFixed(1)}</td>
                  <td className={styles.cell}>{ratio < min ? 'fails' : `${Math.round((ratio / min - 1) * 100)} %`}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </ThemePlates>
  );
}
