'use client';

import type { DeskSeo } from '@showroom/api-contract/desk-seo';
import { Button } from '@showroom/ui/button';
import { Disclosure } from '@showroom/ui/disclosure';
import { Notice } from '@showroom/ui/notice';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { TextArea } from '@showroom/ui/text-area';
import { TextField } from '@showroom/ui/text-field';
import { useDesk } from '../session/use-desk.tsx';
import { textOf } from './text-of.ts';
import { useSavedForm } from './use-saved-form.ts';

const robots = ['index,follow', 'noindex,follow', 'noindex,nofollow'] as const;

/** Texts of one address. */
export function SeoForm({ edited, onDone }: { edited: DeskSeo | undefined; onDone: () => void }) {
  const { call } = useDesk();
  const { title = '', description = '', h1 = '', canonical = null, text = [] } = edited?.data ?? {};
  const { errors, save } = useSavedForm((given) => {
    const said = (name: string) => textOf(given, name);
    const data = {
      ...{ title: said('title'), description: said('description'), h1: said('h1') },
      canonical: said('canonical') || null,
      robots: robots.find((known) => known === said('robots')) ?? 'index,follow',
      text: said('text')
        .split(/\n\s*\n/)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    };
    return call('PUT /reports/seo', { path: said('path'), data });
  }, onDone);
  return (
    <Disclosure
      summary={edited ? `Тексты страницы ${edited.path}` : 'Добавить тексты страницы'}
      open={edited !== undefined}
    >
      <form method="post" onSubmit={save} noValidate>
        <Stack gap={3}>
          <TextField
            name="path"
            label="Адрес"
            placeholder="/cars/new/"
            defaultValue={edited?.path}
            error={errors.path}
          />
          <TextField name="title" label="Заголовок окна" defaultValue={title} maxLength={200} error={errors.title} />
          <TextField name="h1" label="Заголовок на странице" defaultValue={h1} maxLength={200} error={errors.h1} />
          <TextArea
            name="description"
            label="Описание"
            defaultValue={description}
            maxLength={500}
            error={errors.description}
          />
          <TextField name="canonical" label="Главный адрес" defaultValue={canonical ?? ''} error={errors.canonical} />
          <Select
            name="robots"
            label="Роботам"
            defaultValue={edited?.data.robots ?? 'index,follow'}
            options={robots.map((value) => ({ value, label: value }))}
          />
          <TextArea
            name="text"
            label="Текст под списком"
            hint="Абзацы — через пустую строку"
            rows={6}
            defaultValue={text.join('\n\n')}
            error={errors.text}
          />
          <Button type="submit">Сохранить</Button>
          {errors.form ? <Notice tone="critical" title={errors.form} /> : null}
        </Stack>
      </form>
    </Disclosure>
  );
}
