import { type } from '@showroom/ui/theme/type';
import * as styles from './docs.css.ts';
import { ThemePlates } from './theme-plates.tsx';

const steps = Object.keys(type) as (keyof typeof type)[];

/** The eight sizes in each family. They grow with the window between 390 and 1440 px. */
export function TypeScale() {
  return (
    <ThemePlates>
      {() =>
        steps.map((step) => (
          <div key={step} className={styles.row}>
            <span className={styles.label}>{step}</span>
            <span className={styles.steps[step]}>Выгода 250 000 ₽</span>
          </div>
        ))
      }
    </ThemePlates>
  );
}
