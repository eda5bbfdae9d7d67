import { type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { control } from '../field/field.css.ts';
import { Field, noteId } from '../field/field.tsx';
import * as styles from './text-area.css.ts';

type Native = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  | 'placeholder'
  | 'defaultValue'
  | 'value'
  | 'autoComplete'
  | 'onChange'
  | 'onBlur'
  | 'required'
  | 'disabled'
  | 'maxLength'
  | 'rows'
  | 'id'
  | 'form'
>;

type Props = Native & {
  name: string;
  ref?: Ref<HTMLTextAreaElement> | undefined;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in words. Its presence marks the field as invalid. */
  error?: ReactNode;
  /** How many characters stand in it: shows the counter `n / max` of `maxLength`. */
  count?: number;
};

/** Several lines of text, growing with them. */
export function TextArea({ label, hint, error, id, count, rows = 3, maxLength, ...area }: Props) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const isCounted = count !== undefined && maxLength !== undefined;
  const notes = [error || hint ? noteId(fieldId) : '', isCounted ? `${fieldId}-count` : ''].filter(Boolean).join(' ');
  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <span className={styles.frame}>
        <textarea
          {...area}
          id={fieldId}
          rows={rows}
          maxLength={maxLength}
          className={`${control} ${styles.textArea}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
        />
        {isCounted ? (
          <span
            id={`${fieldId}-count`}
            className={count < maxLength ? styles.counter : `${styles.counter} ${styles.full}`}
          >
            {count} / {maxLength}
          </span>
        ) : null}
      </span>
    </Field>
  );
}
