import type { ReactNode } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './field.css.ts';

type Props = {
  id: string;
  label: ReactNode;
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
};

/** Label above, control, then what is wrong with it, else a hint. */
export function Field({ id, label, hideLabel, hint, error, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? visuallyHidden : styles.label}>
        {label}
      </label>
      {children}
      {error ? (
        <p id={noteId(id)} className={styles.error} role="alert">
          {error}
        </p>
      ) : hint ? (
        <p id={noteId(id)} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** Id of the line below the control, for `aria-describedby`. */
export const noteId = (id: string) => `${id}-note`;
