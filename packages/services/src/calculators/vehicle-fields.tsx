import { Select } from '@showroom/ui/select';
import type { Named } from './calculator-props.ts';

type Props = {
  marks: readonly Named[];
  models: readonly Named[];
  mark: string | undefined;
  model: string | undefined;
  onChange: (change: { mark?: string; model?: string | undefined }) => void;
};

const optionsOf = (names: readonly Named[]) => [
  { value: '', label: 'Выберите' },
  ...names.map(({ code, name }) => ({ value: code, label: name })),
];

/** A mark, and a model of it. */
export function VehicleFields({ marks, models, mark = '', model = '', onChange }: Props) {
  return (
    <>
      <Select
        name="mark"
        label="Марка"
        value={mark}
        options={optionsOf(marks)}
        onChange={({ currentTarget }) => onChange({ mark: currentTarget.value, model: undefined })}
      />
      <Select
        name="model"
        label="Модель"
        value={models.some(({ code }) => code === model) ? model : ''}
        options={optionsOf(models)}
        disabled={models.length === 0}
        onChange={({ currentTarget }) => onChange({ model: currentTarget.value || undefined })}
      />
    </>
  );
}
