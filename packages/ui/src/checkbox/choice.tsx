import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { formatNumber } from '../format/format.ts';
import * as styles from './choice.css.ts';

export type ChoiceProps = {
  name: string;
  ref?: Ref<HTMLInputElement> | undefined;
  value?: string;
  label: ReactNode;
  /** How many things the choice leads to. */
  count?: number;
  defaultChecked?: boolean;
  checked?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  disabled?: boolean;
  required?: boolean;
  id?: string;
  form?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
};

/** The native input, drawn by us, inside the label that names it. */
export function Choice({ kind, label, count, ...input }: ChoiceProps & { kind: 'checkbox' | 'radio' }) {
  return (
    <label className={styles.row}>
      <input {...input} type={kind} className={`${styles.box} ${styles.kinds[kind]}`} />
      <span className={styles.label}>{label}</span>
      {count === undefined ? null : <span className={styles.count}>{formatNumber(count)}</span>}
    </label>
  );
}
