'use client';

import { consentTexts } from '@showroom/domain/lead/consent';
import { Checkbox } from '@showroom/ui/checkbox';
import { Text } from '@showroom/ui/text';
import { type ChangeEventHandler, type FocusEventHandler, type Ref, useId } from 'react';
import { linkedText } from './linked-text.tsx';

const boxesOf = {
  spec: ['policy'],
  separate: ['agreement', 'data', 'marketing'],
} as const;

export type ConsentBox = keyof typeof consentTexts;

type Props = {
  /** `spec`: one box with the sentence of PRD-5; `separate`: three boxes. None is ever ticked for anybody. */
  mode: keyof typeof boxesOf;
  /** Needed only where the sender says who he is; the form's rules decide. */
  isOptional?: boolean;
  errors: Partial<Record<ConsentBox, string | undefined>>;
  /** Ties a box to its form. */
  bind: (name: ConsentBox) => {
    ref?: Ref<HTMLInputElement> | undefined;
    onChange?: ChangeEventHandler<HTMLInputElement>;
    onBlur?: FocusEventHandler<HTMLInputElement>;
    defaultChecked?: boolean;
    disabled?: boolean;
  };
};

/** What a visitor agrees to. */
export function ConsentFields({ mode, isOptional = false, errors, bind }: Props) {
  const id = useId();
  return (
    <div>
      {boxesOf[mode].map((name) => (
        <div key={name}>
          <Checkbox
            {...bind(name)}
            name={name}
            required={name !== 'marketing' && !isOptional}
            label={
              <Text size="sm" as="span">
                {linkedText(consentTexts[name])}
              </Text>
            }
            aria-invalid={errors[name] ? true : undefined}
            aria-describedby={errors[name] ? `${id}-${name}` : undefined}
          />
          {errors[name] ? (
            <div role="alert">
              <Text id={`${id}-${name}`} size="sm" tone="critical">
                {errors[name]}
              </Text>
            </div>
          ) : null}
        </div>
      ))}
    </div>
  );
}
