'use client';

import { read } from '@showroom/bff/read';
import type { TransportType } from '@showroom/domain/dictionaries';
import { type ListingRoot, listingAddress } from '@showroom/domain/listing-address';
import { countOf } from '@showroom/domain/text';
import { liveCount } from '@showroom/listing/live-count';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useEffect, useMemo, useRef, useState } from 'react';
import { countQuery } from '../listing/count-query.ts';
import { countVehicles } from '../listing/count-vehicles.ts';
import { readForm } from '../listing/read-form.ts';
import * as css from './search-block.css.ts';

type Option = { value: string; label: string };
/** Code and name of a mark, and how many it has in each section. */
export type SearchMark = readonly [code: string, name: string, counts: readonly number[]];
export type SearchKind = {
  /** Type of vehicles, as the models of a mark are asked for. */
  type: TransportType;
  /** New and used, or the kinds of commercial vehicles: where the search leads. */
  sections: readonly { label: string; root: ListingRoot }[];
  marks: readonly SearchMark[];
  budgets: readonly Option[];
  /** 1, 2, 5 of what is found. */
  forms: readonly [string, string, string];
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

/** Fields of a quick search with the count on the button. */
export function SearchFields({ type, sections, marks, budgets, forms }: SearchKind) {
  const router = useRouter();
  const [section, setSection] = useState(0);
  const root = sections[section]?.root;
  const [mark, setMark] = useState('');
  const [model, setModel] = useState('');
  const [budget, setBudget] = useState('');
  const [models, setModels] = useState<readonly Option[]>([]);
  const stockOf = ([, , counts]: SearchMark) => counts[section] ?? 0;
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
    if (asks && root) counter.current?.ask(countQuery(root, fields));
    return () => counter.current?.stop();
  }, [asks, root, fields]);

  useEffect(() => {
    setModels([]);
    if (!mark) return;
    const controller = new AbortController();
    read('GET /models', { markCode: mark, type }, controller.signal).then((list) => {
      if (!controller.signal.aborted) setModels((list ?? []).map(({ code, name }) => ({ value: code, label: name })));
    });
    return () => controller.abort();
  }, [mark, type]);

  const chooseSection = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = Number(target.value);
    setSection(next);
    const row = marks.find(([code]) => code === mark);
    if (row && !row[2][next]) chooseMark('');
  };
  const chooseMark = (code: string) => {
    setMark(code);
    setModel('');
  };
  const count = asks ? found : inSight;

  return (
    <>
      <fieldset className={css.tabs}>
        <legend className={css.hidden}>Раздел</legend>
        {sections.map(({ label }, index) => (
          <label key={label} className={css.tab}>
            <input
              type="radio"
              className={css.hidden}
              value={index}
              checked={section === index}
              onChange={chooseSection}
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
          if (root) router.push(listingAddress(root, readForm(fields)));
        }}
      >
        <span aria-live="polite">
          {count === null ? 'Показать' : count === 0 ? 'Ничего не найдено' : `Показать ${countOf(count, forms)}`}
        </span>
      </button>
    </>
  );
}
