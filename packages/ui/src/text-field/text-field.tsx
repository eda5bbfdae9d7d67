import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { control } from '../field/field.css.ts';
import { Field, noteId } from '../field/field.tsx';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'inputMode'
  | 'placeholder'
  | 'defaultValue'
  | 'value'
  | 'autoComplete'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'required'
  | 'disabled'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'minLength'
  | 'pattern'
  | 'spellCheck'
  | 'autoFocus'
  | 'id'
  | 'form'
  | 'enterKeyHint'
  | 'list'
  | 'role'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-activedescendant'
  | 'aria-autocomplete'
>;

type Props = Native & {
  name: string;
  ref?: Ref<HTMLInputElement> | undefined;
  label: ReactNode;
  /** For a search box whose icon says it all; the label is still read out. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** What is wrong, in words. Its presence marks the field as invalid. */
  error?: ReactNode;
};

/** One line of text with its label above and what is wrong with it below. */
export function TextField({ label, hideLabel, hint, error, id, type = 'text', ...input }: Props) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <input
        {...input}
        id={fieldId}
        type={type}
        className={control}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId(fieldId) : undefined}
      />
    </Field>
  );
}
