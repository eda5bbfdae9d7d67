import { contract } from '@showroom/ui/theme/contract';
import * as styles from './docs.css.ts';
import { ThemePlates } from './theme-plates.tsx';

/** Gaps, corners and elevation of each brand. */
export function SpaceAndShape() {
  return (
    <ThemePlates>
      {() => (
        <>
          {Object.entries(contract.space).map(([step, size]) => (
            <div key={step} className={styles.row}>
              <span className={styles.label}>space {step}</span>
              <span className={styles.bar} style={{ width: size }} />
            </div>
          ))}
          <div className={styles.row} style={{ flexWrap: 'wrap' }}>
            {Object.entries(contract.radius).map(([step, radius]) => (
              <div key={step}>
                <div className={styles.box} style={{ borderRadius: radius }} />
                <span className={styles.quiet}>radius {step}</span>
              </div>
            ))}
            {Object.entries(contract.shadow).map(([step, shadow]) => (
              <div key={step}>
                <div className={styles.box} style={{ boxShadow: shadow, border: 0 }} />
                <span className={styles.quiet}>shadow {step}</span>
              </div>
            ))}
          </div>
        </>
      )}
    </ThemePlates>
  );
}
