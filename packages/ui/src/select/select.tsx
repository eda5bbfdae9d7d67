import { type ReactNode, type Ref, type SelectHTMLAttributes, useId } from 'react';
import { control } from '../field/field.css.ts';
import { Field, noteId } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './select.css.ts';

type Native = Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  'defaultValue' | 'value' | 'onChange' | 'onBlur' | 'required' | 'disabled' | 'id' | 'form' | 'autoComplete'
>;

type Option = { value: string; label: string; disabled?: boolean };

type Props = Native & {
  name: string;
  ref?: Ref<HTMLSelectElement> | undefined;
  label: ReactNode;
  hideLabel?: boolean;
  options: readonly Option[];
  hint?: ReactNode;
  /** What is wrong, in words. Its presence marks the field as invalid. */
  error?: ReactNode;
};

/** One of a list: the native select, which every phone shows in its own best way. */
export function Select({ label, hideLabel, options, hint, error, id, ...select }: Props) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <span className={styles.frame}>
        <select
          {...select}
          id={fieldId}
          className={`${control} ${styles.select}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId(fieldId) : undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron-down" size={20} />
        </span>
      </span>
    </Field>
  );
}
