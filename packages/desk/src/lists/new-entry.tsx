'use client';

import { Button } from '@showroom/ui/button';
import { Disclosure } from '@showroom/ui/disclosure';
import { Select } from '@showroom/ui/select';
import { TextField } from '@showroom/ui/text-field';
import { type FormEvent, useState } from 'react';
import * as css from '../desk.css.ts';
import { entryHref, readEntryAddress } from '../entry/entry-address.ts';
import { languageWords, typeWords } from '../words.ts';

const wrong = 'Латинские буквы, цифры и\u00a0дефисы.';
const types = Object.entries(typeWords).map(([value, label]) => ({ value, label }));
const languages = Object.entries(languageWords).map(([value, label]) => ({ value, label }));

/** Begins a text that there is not yet: its address first, as it cannot change later. */
export function NewEntry() {
  const [error, setError] = useState<string>();
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]),
    );
    const address = readEntryAddress(`?${given}`);
    if (address) location.assign(entryHref(address));
    else setError(wrong);
  };
  return (
    <Disclosure summary="Новый текст">
      <form method="post" className={css.filters} onSubmit={begin}>
        <Select name="type" label="Раздел" options={types} defaultValue="news" />
        <Select name="lang" label="Язык" options={languages} defaultValue="ru" />
        <TextField name="code" label="Код в адресе" error={error} placeholder="zimnie-shiny" autoComplete="off" />
        <Button type="submit" tone="outline">
          Начать
        </Button>
      </form>
    </Disclosure>
  );
}
