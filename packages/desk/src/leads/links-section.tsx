'use client';

import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import { useState } from 'react';
import * as css from '../desk.css.ts';
import { ListingView } from '../lists/listing-view.tsx';
import { useListing } from '../lists/use-listing.ts';
import { useSavedForm } from '../lists/use-saved-form.ts';
import { useDesk } from '../session/use-desk.tsx';
import { timeText } from '../words.ts';
import { LinkCode } from './link-code.tsx';

/** Short links to pages of the site: made here, with their QR codes and clicks. */
export function LinksSection({ site }: { site: { host: string } }) {
  const { call, generation } = useDesk();
  const [changes, setChanges] = useState(0);
  const [shown, setShown] = useState<string>();
  const { page, failed } = useListing(`${generation} ${changes}`, async () => {
    const reply = await call('GET /reports/links', {});
    if (reply.kind !== 'done') return reply;
    const { items } = reply.body;
    return { kind: 'done', body: { items, meta: { page: { current: 1, totalPages: 1, totalResults: items.length } } } };
  });
  const { errors, save } = useSavedForm(
    (said) => {
      const days = Number(said.get('days'));
      return call('POST /reports/links', { path: `${said.get('path') ?? ''}`, ...(days > 0 && { days }) });
    },
    ({ path }) => {
      setShown(path);
      setChanges((count) => count + 1);
    },
  );
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Короткие ссылки
      </Heading>
      <form method="post" onSubmit={save} noValidate>
        <div className={css.filters}>
          <TextField name="path" label="Страница сайта" placeholder="/cars/new/" error={errors.path} />
          <TextField name="days" label="Сколько дней действует" inputMode="numeric" error={errors.days} />
          <Button type="submit">Сделать</Button>
        </div>
        {errors.form ? <Notice tone="critical" title={errors.form} /> : null}
      </form>
      {shown ? <LinkCode address={`https://${site.host}${shown}`} /> : null}
      <ListingView
        page={page}
        failed={failed}
        columns={['Ссылка', 'Куда ведёт', 'Переходов', 'Сделана', 'Действует до']}
        emptyText="Ссылок ещё нет."
        keyOf={({ code }) => code}
        cells={(row) => [
          <button key="code" type="button" className={css.lineButton} onClick={() => setShown(row.path)}>
            {row.path}
          </button>,
          row.target,
          row.clicks,
          timeText(row.createdAt),
          timeText(row.expiresAt),
        ]}
        onPage={() => {}}
      />
    </Stack>
  );
}
