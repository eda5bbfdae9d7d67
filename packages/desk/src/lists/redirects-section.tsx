'use client';

import { type DeskRedirect, redirectStatuses } from '@showroom/api-contract/desk-seo';
import { Heading } from '@showroom/ui/heading';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import { useState } from 'react';
import * as css from '../desk.css.ts';
import { useDesk } from '../session/use-desk.tsx';
import { timeText } from '../words.ts';
import { CsvImport } from './csv-import.tsx';
import { ListingView } from './listing-view.tsx';
import { RedirectForm } from './redirect-form.tsx';
import { RowActs } from './row-acts.tsx';
import { useListing } from './use-listing.ts';

type Sort = 'urlFrom' | 'hits' | 'updatedAt';
const sorts = [
  { value: 'urlFrom', label: 'По адресу' },
  { value: 'hits', label: 'По переходам' },
  { value: 'updatedAt', label: 'Сначала новые' },
];
const statuses = [
  { value: '', label: 'Все' },
  ...redirectStatuses.map((status) => ({ value: `${status}`, label: `${status}` })),
];

/** Old addresses and where they lead. */
export function RedirectsSection() {
  const { call, generation } = useDesk();
  const [asked, setAsked] = useState({ search: '', status: '', sort: 'urlFrom' as Sort, page: 1 });
  const [changes, setChanges] = useState(0);
  const [edited, setEdited] = useState<DeskRedirect>();
  const { search, status, sort, page: current } = asked;
  const { page, failed } = useListing(`${generation} ${changes} ${JSON.stringify(asked)}`, () =>
    call('GET /reports/redirects', { ...(search && { search }), ...(status && { status }), sort, page: current }),
  );
  const changed = () => {
    setChanges((count) => count + 1);
    setEdited(undefined);
  };
  const remove = async (urlFrom: string) => {
    if (!confirm(`Удалить переадресацию с ${urlFrom}?`)) return;
    await call('DELETE /reports/redirects', { urlFrom });
    changed();
  };
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Переадресации
      </Heading>
      <RedirectForm key={edited?.urlFrom ?? ''} edited={edited} onDone={changed} />
      <CsvImport
        columns="urlFrom, urlTo, status"
        send={(csv, isTrial) => call('POST /reports/redirects/import', { csv, isTrial })}
        onStored={changed}
      />
      <search className={css.filters}>
        <TextField
          name="search"
          type="search"
          label="Часть адреса"
          onChange={({ target }) => setAsked((was) => ({ ...was, page: 1, search: target.value.trim() }))}
        />
        <Select
          name="status"
          label="Ответ"
          value={status}
          options={statuses}
          onChange={({ target }) => setAsked((was) => ({ ...was, page: 1, status: target.value }))}
        />
        <Select
          name="sort"
          label="Порядок"
          value={sort}
          options={sorts}
          onChange={({ target }) => setAsked((was) => ({ ...was, page: 1, sort: target.value as Sort }))}
        />
      </search>
      <ListingView
        page={page}
        failed={failed}
        columns={['Откуда', 'Куда', 'Ответ', 'Переходов', 'Последний', '']}
        keyOf={({ urlFrom }) => urlFrom}
        cells={(row) => [
          row.urlFrom,
          row.urlTo,
          row.status,
          row.hits,
          timeText(row.lastHitAt),
          <RowActs
            key="acts"
            address={row.urlFrom}
            onEdit={() => setEdited(row)}
            onRemove={() => remove(row.urlFrom)}
          />,
        ]}
        onPage={(next) => setAsked((was) => ({ ...was, page: next }))}
      />
    </Stack>
  );
}
