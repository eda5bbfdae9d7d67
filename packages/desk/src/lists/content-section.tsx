'use client';

import { type ContentLanguage, contentLanguages } from '@showroom/api-contract/content';
import { type DeskState, type DeskType, deskStates, deskTypes } from '@showroom/api-contract/desk-content';
import { Heading } from '@showroom/ui/heading';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import { TextLink } from '@showroom/ui/text-link';
import { useState } from 'react';
import * as css from '../desk.css.ts';
import { entryHref } from '../entry/entry-address.ts';
import { useDesk } from '../session/use-desk.tsx';
import { languageWords, stateOf, stateWords, timeText, typeWords } from '../words.ts';
import { ListingView } from './listing-view.tsx';
import { NewEntry } from './new-entry.tsx';
import { useListing } from './use-listing.ts';

type Filter = { type: '' | DeskType; lang: '' | ContentLanguage; state: '' | DeskState; search: string; page: number };
const all = { value: '', label: 'Все' };
const optionsOf = <Name extends string>(names: readonly Name[], words: Readonly<Record<Name, string>>) => [
  all,
  ...names.map((value) => ({ value, label: words[value] })),
];

/** Every text of the brand, the last changed first. */
export function ContentSection() {
  const { call, generation } = useDesk();
  const [filter, setFilter] = useState<Filter>({ type: '', lang: '', state: '', search: '', page: 1 });
  const narrow = (more: Partial<Filter>) => setFilter((was) => ({ ...was, page: 1, ...more }));
  const { type, lang, state, search, page: current } = filter;
  const { page, failed } = useListing(`${generation} ${JSON.stringify(filter)}`, () =>
    call('GET /reports/content', {
      ...(type && { type }),
      ...(lang && { lang }),
      ...(state && { state }),
      ...(search && { search }),
      page: current,
    }),
  );
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Тексты
      </Heading>
      <NewEntry />
      <search className={css.filters}>
        <TextField
          name="search"
          type="search"
          label="Название или код"
          defaultValue=""
          onChange={({ target }) => narrow({ search: target.value.trim() })}
        />
        <Select
          name="type"
          label="Раздел"
          value={type}
          options={optionsOf(deskTypes, typeWords)}
          onChange={({ target }) => narrow({ type: target.value as Filter['type'] })}
        />
        <Select
          name="state"
          label="Состояние"
          value={state}
          options={optionsOf(deskStates, stateWords)}
          onChange={({ target }) => narrow({ state: target.value as Filter['state'] })}
        />
        <Select
          name="lang"
          label="Язык"
          value={lang}
          options={optionsOf(contentLanguages, languageWords)}
          onChange={({ target }) => narrow({ lang: target.value as Filter['lang'] })}
        />
      </search>
      <ListingView
        page={page}
        failed={failed}
        columns={['Название', 'Раздел', 'Состояние', 'Язык', 'Изменён']}
        keyOf={(item) => `${item.type}/${item.lang}/${item.code}`}
        cells={(item) => [
          <TextLink key="title" href={entryHref(item)}>
            {item.title}
          </TextLink>,
          typeWords[item.type],
          stateOf(item),
          languageWords[item.lang],
          timeText(item.updatedAt),
        ]}
        onPage={(next) => setFilter((was) => ({ ...was, page: next }))}
      />
    </Stack>
  );
}
