'use client';

import { read } from '@showroom/bff/read';
import { vehicleFields } from '@showroom/domain/lead/vehicle-fields';
import { TextField } from '@showroom/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

/** A mark that the dealer knows by its code. */
export type NamedMark = { code: string; name: string };
type Props = {
  marks: readonly NamedMark[];
  mark: string;
  model: string;
  wrong: Readonly<Record<string, string>>;
};

const isSame = (a: string, b: string) => a.trim().toLocaleLowerCase('ru') === b.trim().toLocaleLowerCase('ru');

function Names({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** Mark and model of a customer's own car: the dealer's names are offered, any other may be typed. */
export function MarkAndModel({ marks, mark, model, wrong }: Props) {
  const [typed, setTyped] = useState(mark);
  const id = useId();
  const code = marks.find(({ name }) => isSame(name, typed))?.code;
  const { data: models } = useQuery({
    queryKey: ['models', code],
    queryFn: async ({ signal }) => (await read('GET /models/all', { markCode: code ?? '' }, signal)) ?? [],
    enabled: code !== undefined,
  });
  return (
    <>
      <TextField
        name="mark"
        label="Марка"
        maxLength={60}
        autoComplete="off"
        list={`${id}mark`}
        defaultValue={mark}
        error={wrong.mark}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <TextField
        name="model"
        label={vehicleFields.model.label}
        maxLength={vehicleFields.model.maxLength}
        autoComplete="off"
        list={`${id}model`}
        defaultValue={model}
        error={wrong.model}
      />
      <Names id={`${id}mark`} names={marks.map(({ name }) => name)} />
      <Names id={`${id}model`} names={(code === undefined ? undefined : models)?.map(({ name }) => name) ?? []} />
    </>
  );
}
