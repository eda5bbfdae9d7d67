import type { FormField } from '@showroom/domain/lead/lead-field';
import { lengthLimits } from '@showroom/domain/lead/length-limits';
import { Select } from '@showroom/ui/select';
import { TextField } from '@showroom/ui/text-field';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CommentField } from '../comment-field/comment-field.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { DealerField, type DealerList } from '../dealer-field/dealer-field.tsx';
import { LineField } from '../line-field/line-field.tsx';
import type { LeadInit } from './lead-form-props.ts';
import { optionsOf } from './lead-values.ts';

type Props = {
  field: FormField;
  /** `register(name)` with what is wrong. */
  bound: Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'> & { error: string | undefined };
  defaultValue: string;
  init: LeadInit;
  dealers: DealerList;
  onRetryDealers: () => void;
  marks: readonly { code: string; name: string }[] | undefined;
};

const withEmpty = (empty: string, options: { value: string; label: string }[]) => [
  { value: '', label: empty },
  ...options,
];

/** The control of a form's field. A new kind of control is a new case; a new field needs none. */
export function LeadField({ field, bound, defaultValue, init, dealers, onRetryDealers, marks }: Props): ReactNode {
  const { required = false, hint } = field;
  const label = `${field.label}${required ? '' : ' (необязательно)'}`;
  const common = { ...bound, label, hint, required };
  switch (field.control) {
    case 'line':
      return <LineField {...common} field={field} defaultValue={defaultValue} />;
    case 'area':
      return <CommentField {...common} max={field.maxLength} defaultValue={defaultValue} />;
    case 'date':
      return <DateField {...common} range={field.range} defaultValue={defaultValue} />;
    case 'choice': {
      const options = optionsOf(field, init).map((value) => ({ value, label: value }));
      // The one that the page asks for is no choice.
      return <Select {...common} options={options.length === 1 ? options : withEmpty(field.empty, options)} />;
    }
    case 'dealer':
      return <DealerField {...common} dealers={dealers} onRetry={onRetryDealers} />;
    case 'mark':
      if (!marks)
        return <TextField {...common} defaultValue={defaultValue} autoComplete="off" maxLength={lengthLimits.code} />;
      return (
        <Select
          {...common}
          options={withEmpty(
            'Выберите марку',
            marks.map(({ code, name }) => ({ value: code, label: name })),
          )}
        />
      );
  }
}
