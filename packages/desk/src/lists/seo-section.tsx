'use client';

import type { DeskSeo } from '@showroom/api-contract/desk-seo';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import { useState } from 'react';
import * as css from '../desk.css.ts';
import { useDesk } from '../session/use-desk.tsx';
import { timeText } from '../words.ts';
import { CsvImport } from './csv-import.tsx';
import { ListingView } from './listing-view.tsx';
import { RowActs } from './row-acts.tsx';
import { SeoForm } from './seo-form.tsx';
import { useListing } from './use-listing.ts';

/** Titles and descriptions of single addresses. */
export function SeoSection() {
  const { call, generation } = useDesk();
  const [asked, setAsked] = useState({ search: '', page: 1 });
  const [changes, setChanges] = useState(0);
  const [edited, setEdited] = useState<DeskSeo>();
  const { search, page: current } = asked;
  const { page, failed } = useListing(`${generation} ${changes} ${JSON.stringify(asked)}`, () =>
    call('GET /reports/seo', { ...(search && { search }), page: current }),
  );
  const changed = () => {
    setChanges((count) => count + 1);
    setEdited(undefined);
  };
  const remove = async (path: string) => {
    if (!confirm(`Удалить тексты страницы ${path}?`)) return;
    await call('DELETE /reports/seo', { path });
    changed();
  };
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Тексты для поиска
      </Heading>
      <SeoForm key={edited?.path ?? ''} edited={edited} onDone={changed} />
      <CsvImport
        columns="path, title, description, h1, canonical, robots, text"
        send={(csv, isTrial) => call('POST /reports/seo/import', { csv, isTrial })}
        onStored={changed}
      />
      <search className={css.filters}>
        <TextField
          name="search"
          type="search"
          label="Адрес или слова"
          onChange={({ target }) => setAsked({ page: 1, search: target.value.trim() })}
        />
      </search>
      <ListingView
        page={page}
        failed={failed}
        columns={['Адрес', 'Заголовок', 'Описание', 'Изменён', '']}
        keyOf={({ path }) => path}
        cells={(row) => [
          row.path,
          row.data.title,
          row.data.description,
          timeText(row.updatedAt),
          <RowActs key="acts" address={row.path} onEdit={() => setEdited(row)} onRemove={() => remove(row.path)} />,
        ]}
        onPage={(next) => setAsked((was) => ({ ...was, page: next }))}
      />
    </Stack>
  );
}
