import type { ReactNode } from 'react';
import { themes } from '../themes.ts';
import * as styles from './docs.css.ts';

/** One plate per theme, each in its own tokens, whatever the toolbar says. */
export function ThemePlates({ children }: { children: (theme: (typeof themes)[number]) => ReactNode }) {
  return (
    <div className="sb-unstyled">
      {themes.map((theme) => (
        <section key={theme.name} className={`${theme.className} ${styles.plate}`}>
          <div className={styles.name}>{theme.name}</div>
          {children(theme)}
        </section>
      ))}
    </div>
  );
}
