import { Select } from '@showroom/ui/select';

export type OrderState = 'open' | 'closed';

/** The state that a query asks for. */
export function stateIn(query: URLSearchParams): OrderState | undefined {
  const state = query.get('state');
  return state === 'open' || state === 'closed' ? state : undefined;
}

type Props = {
  value: OrderState | undefined;
  /** The word for what is under way. */
  open: string;
  onChange: (state: OrderState | '') => void;
};

/** Which orders of a list are shown. */
export function StateChoice({ value, open, onChange }: Props) {
  return (
    <Select
      name="state"
      label="Показать"
      value={value ?? ''}
      options={[
        { value: '', label: 'Все' },
        { value: 'open', label: open },
        { value: 'closed', label: 'Завершённые' },
      ]}
      onChange={({ target }) => onChange(target.value as OrderState | '')}
    />
  );
}
