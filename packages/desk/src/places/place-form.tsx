'use client';

import { type DeskCentre, placeKinds } from '@showroom/api-contract/desk-places';
import { Button } from '@showroom/ui/button';
import { Select } from '@showroom/ui/select';
import { TextField } from '@showroom/ui/text-field';
import { useState } from 'react';
import { type FieldErrors, refusalOf } from '../call/refusal-of.ts';
import * as css from '../desk.css.ts';
import { useDesk } from '../session/use-desk.tsx';

type Kind = keyof typeof placeKinds;
const options = Object.entries(placeKinds).map(([value, label]) => ({ value, label }));
const empty: { kind: Kind; name: string; mark: string } = { kind: 'bay', name: '', mark: '' };

/** A new bay, adviser or demo car of a centre. */
export function PlaceForm({ dealer, onChanged }: { dealer: string; onChanged: (centre: DeskCentre) => void }) {
  const { call } = useDesk();
  const [place, setPlace] = useState(empty);
  const [errors, setErrors] = useState<FieldErrors>({});
  const add = async () => {
    const { mark, ...given } = place;
    const reply = await call('POST /reports/places/{dealer}', { dealer, ...given, ...(mark && { mark }) });
    setErrors(reply.kind === 'done' ? {} : refusalOf(reply));
    if (reply.kind !== 'done') return;
    setPlace({ ...empty, kind: place.kind });
    onChanged(reply.body);
  };
  return (
    <div className={css.filters}>
      <Select
        name="kind"
        label="Что добавить"
        value={place.kind}
        options={options}
        error={errors.kind}
        onChange={({ target }) => setPlace({ ...place, kind: target.value as Kind })}
      />
      <TextField
        name="name"
        label="Название"
        value={place.name}
        error={errors.name ?? (errors.mark === undefined ? errors.form : undefined)}
        onChange={({ target }) => setPlace({ ...place, name: target.value })}
      />
      {place.kind === 'demo' ? (
        <TextField
          name="mark"
          label="Код марки"
          value={place.mark}
          error={errors.mark}
          onChange={({ target }) => setPlace({ ...place, mark: target.value })}
        />
      ) : null}
      <Button tone="outline" onClick={add}>
        Добавить
      </Button>
    </div>
  );
}
