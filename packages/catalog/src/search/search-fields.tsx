'use client';

import { countVehicles, listModels } from '@showroom/api-client/browser';
import { countOf } from '@showroom/domain/text';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useEffect, useMemo, useRef, useState } from 'react';
import { countQuery } from '../listing/count-query.ts';
import { listingAddress } from '../listing/listing-address.ts';
import { liveCount } from '../listing/live-count.ts';
import { readForm } from '../listing/read-form.ts';
import * as css from './search-block.css.ts';

type Condition = 'new' | 'used';
type Option = { value: string; label: string };
type Props = {
  /** Code, name, how many new, how many used. */
  marks: readonly (readonly [code: string, name: string, fresh: number, used: number])[];
  budgets: readonly Option[];
};
type FieldProps = {
  name: string;
  label: string;
  empty: string;
  options: readonly Option[];
  value: string;
  disabled?: boolean;
  onChange(value: string): void;
};

const conditions: readonly { code: Condition; label: string }[] = [
  { code: 'new', label: 'Новые' },
  { code: 'used', label: 'С пробегом' },
];

function Field({ name, label, empty, options, value, disabled, onChange }: FieldProps) {
  return (
    <label className={css.field}>
      <span className={css.label}>{label}</span>
      <select
        name={name}
        className={css.select}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Fields of the home page's search with the count on the button. */
export function SearchFields({ marks, budgets }: Props) {
  const router = useRouter();
  const [condition, setCondition] = useState<Condition>('new');
  const [mark, setMark] = useState('');
  const [model, setModel] = useState('');
  const [budget, setBudget] = useState('');
  const [models, setModels] = useState<readonly Option[]>([]);
  const stockOf = ([, , fresh, used]: Props['marks'][number]) => (condition === 'new' ? fresh : used);
  const offered = marks.filter((row) => stockOf(row) > 0);
  const inSight = offered.filter(([code]) => !mark || code === mark).reduce((sum, row) => sum + stockOf(row), 0);
  const [found, setFound] = useState<number | null>(null);
  const counter = useRef<ReturnType<typeof liveCount>>(null);
  counter.current ??= liveCount(countVehicles, setFound);

  const fields = useMemo(
    () =>
      Object.entries({ mark, model, priceTo: budget }).filter((entry): entry is [string, string] => entry[1] !== ''),
    [mark, model, budget],
  );
  const asks = Boolean(model || budget);
  useEffect(() => {
    setFound(null);
    if (asks) counter.current?.ask(countQuery({ type: 'cars', condition }, fields));
    return () => counter.current?.stop();
  }, [asks, condition, fields]);

  useEffect(() => {
    setModels([]);
    if (!mark) return;
    const controller = new AbortController();
    listModels(mark, controller.signal).then((list) => {
      if (!controller.signal.aborted) setModels((list ?? []).map(({ code, name }) => ({ value: code, label: name })));
    });
    return () => controller.abort();
  }, [mark]);

  const chooseCondition = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = target.value as Condition;
    setCondition(next);
    const row = marks.find(([code]) => code === mark);
    if (row && (next === 'new' ? row[2] : row[3]) === 0) chooseMark('');
  };
  const chooseMark = (code: string) => {
    setMark(code);
    setModel('');
  };
  const count = asks ? found : inSight;

  return (
    <>
      <fieldset className={css.tabs}>
        <legend className={css.hidden}>Состояние</legend>
        {conditions.map(({ code, label }) => (
          <label key={code} className={css.tab}>
            <input
              type="radio"
              className={css.hidden}
              value={code}
              checked={condition === code}
              onChange={chooseCondition}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Field
        name="mark"
        label="Марка"
        empty="Любая марка"
        options={offered.map(([value, label]) => ({ value, label }))}
        value={mark}
        onChange={chooseMark}
      />
      <Field
        name="model"
        label="Модель"
        empty="Любая модель"
        options={models}
        value={model}
        disabled={models.length === 0}
        onChange={setModel}
      />
      <Field name="priceTo" label="Бюджет" empty="Любой бюджет" options={budgets} value={budget} onChange={setBudget} />
      <button
        type="submit"
        className={css.submit}
        onClick={(event) => {
          event.preventDefault();
          router.push(listingAddress({ type: 'cars', condition }, readForm(fields)));
        }}
      >
        <span aria-live="polite">
          {count === null
            ? 'Показать'
            : count === 0
              ? 'Ничего не найдено'
              : `Показать ${countOf(count, ['автомобиль', 'автомобиля', 'автомобилей'])}`}
        </span>
      </button>
    </>
  );
}
