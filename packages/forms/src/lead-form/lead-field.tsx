import type { LeadFieldRow } from '@showroom/domain/lead/lead-form';
import { leadFieldLabels, leadTimes } from '@showroom/domain/lead/lead-forms';
import { Select } from '@showroom/ui/select';
import { TextField } from '@showroom/ui/text-field';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CommentField } from '../comment-field/comment-field.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { DealerField, type DealerList } from '../dealer-field/dealer-field.tsx';
import { EmailField } from '../email-field/email-field.tsx';
import { NameField } from '../name-field/name-field.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { StateNumberField } from '../state-number-field/state-number-field.tsx';
import { VinField } from '../vin-field/vin-field.tsx';

type Props = {
  row: LeadFieldRow;
  /** `register(name)` with what is wrong. */
  bound: Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'> & { error: string | undefined };
  defaultValue: string;
  dealers: DealerList;
  onRetryDealers: () => void;
  marks: readonly { code: string; name: string }[] | undefined;
  reasons: readonly string[];
};
const choices = (first: string, values: readonly string[]) => [
  { value: '', label: first },
  ...values.map((value) => ({ value, label: value })),
];

/** The control of one row of a declaration. */
export function LeadField({ row, bound, defaultValue, dealers, onRetryDealers, marks, reasons }: Props): ReactNode {
  const { name, required = false, hint } = row;
  const label = `${row.label ?? leadFieldLabels[name]}${required ? '' : ' (необязательно)'}`;
  const common = { ...bound, label, hint, required };
  const line = { ...common, defaultValue };
  switch (name) {
    case 'firstname':
      return <NameField {...line} part="first" />;
    case 'lastname':
      return <NameField {...line} part="last" />;
    case 'middlename':
      return <NameField {...line} part="middle" />;
    case 'name':
      return <NameField {...line} part="whole" />;
    case 'phone':
      return <PhoneField {...line} />;
    case 'email':
      return <EmailField {...line} />;
    case 'stateNumber':
      return <StateNumberField {...line} />;
    case 'vin':
      return <VinField {...line} />;
    case 'manufactureYear':
      return <NumberField {...line} digits={4} />;
    case 'totalTrip':
      return <NumberField {...line} digits={7} grouped />;
    case 'date':
      return <DateField {...line} />;
    case 'time':
      return <Select {...common} options={choices('Любое', leadTimes)} />;
    case 'reasons':
      return <Select {...common} options={choices('Выберите тему', reasons).slice(reasons.length === 1 ? 1 : 0)} />;
    case 'dealer':
      return <DealerField {...common} dealers={dealers} onRetry={onRetryDealers} />;
    case 'comment':
      return <CommentField {...common} defaultValue={defaultValue} />;
    case 'mark':
    case 'model':
      if (name === 'model' || !marks) return <TextField {...line} autoComplete="off" maxLength={100} />;
      return (
        <Select
          {...common}
          options={[
            { value: '', label: 'Выберите марку' },
            ...marks.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      );
  }
}
