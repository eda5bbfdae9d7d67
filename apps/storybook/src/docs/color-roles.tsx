import * as styles from './docs.css.ts';
import { ThemePlates } from './theme-plates.tsx';

/** What every brand decided for each role, on the page and on the two grounds of its own. */
export function ColorRoles() {
  return (
    <ThemePlates>
      {({ tokens }) =>
        (['color', 'brand', 'inverse'] as const).map((group) => (
          <div key={group}>
            <p className={styles.quiet} style={{ margin: '16px 0 8px' }}>
              {{ color: 'The page', brand: 'The ground of the header', inverse: 'The dark ground' }[group]}
            </p>
            <div className={styles.swatches}>
              {Object.entries(tokens[group]).map(([role, hex]) => (
                <div key={role}>
                  <div className={styles.swatch} style={{ backgroundColor: hex }} />
                  <div>{role}</div>
                  <div className={styles.quiet}>{hex}</div>
                </div>
              ))}
            </div>
          </div>
        ))
      }
    </ThemePlates>
  );
}
