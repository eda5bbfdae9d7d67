'use client';

import { type DeskRedirect, redirectStatuses } from '@showroom/api-contract/desk-seo';
import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import * as css from '../desk.css.ts';
import { useDesk } from '../session/use-desk.tsx';
import { useSavedForm } from './use-saved-form.ts';

const statuses = redirectStatuses.map((status) => ({ value: `${status}`, label: `${status}` }));

/** One redirect: a new one, or another target for a known address. */
export function RedirectForm({ edited, onDone }: { edited: DeskRedirect | undefined; onDone: () => void }) {
  const { call } = useDesk();
  const { errors, save } = useSavedForm((said) => {
    const status = redirectStatuses.find((known) => `${known}` === said.get('status')) ?? 301;
    const addresses = { urlFrom: `${said.get('urlFrom') ?? ''}`, urlTo: `${said.get('urlTo') ?? ''}` };
    return call('PUT /reports/redirects', { ...addresses, status });
  }, onDone);
  return (
    <form method="post" onSubmit={save} noValidate>
      <Stack gap={3}>
        <div className={css.filters}>
          <TextField
            name="urlFrom"
            label="Откуда"
            placeholder="/old/"
            defaultValue={edited?.urlFrom}
            error={errors.urlFrom}
          />
          <TextField name="urlTo" label="Куда" placeholder="/new/" defaultValue={edited?.urlTo} error={errors.urlTo} />
          <Select name="status" label="Ответ" options={statuses} defaultValue={`${edited?.status ?? 301}`} />
          <Button type="submit">{edited ? 'Сохранить' : 'Добавить'}</Button>
        </div>
        {errors.form ? <Notice tone="critical" title={errors.form} /> : null}
      </Stack>
    </form>
  );
}
