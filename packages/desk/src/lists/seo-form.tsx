'use client';

import type { DeskSeo } from '@showroom/api-contract/desk-seo';
import { Button } from '@showroom/ui/button';
import { Disclosure } from '@showroom/ui/disclosure';
import { Notice } from '@showroom/ui/notice';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { TextArea } from '@showroom/ui/text-area';
import { TextField } from '@showroom/ui/text-field';
import { type FormEvent, useState } from 'react';
import { type FieldErrors, refusalOf } from '../call/refusal-of.ts';
import { useDesk } from '../session/use-desk.tsx';

const robots = ['index,follow', 'noindex,follow', 'noindex,nofollow'] as const;

/** Texts of one address. */
export function SeoForm({ edited, onDone }: { edited: DeskSeo | undefined; onDone: () => void }) {
  const { call } = useDesk();
  const [errors, setErrors] = useState<FieldErrors>({});
  const { title = '', description = '', h1 = '', canonical = null, text = [] } = edited?.data ?? {};
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const said = (name: string) => `${given.get(name) ?? ''}`.trim();
    const data = {
      ...{ title: said('title'), description: said('description'), h1: said('h1') },
      canonical: said('canonical') || null,
      robots: robots.find((known) => known === said('robots')) ?? 'index,follow',
      text: said('text')
        .split(/\n\s*\n/)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    };
    const reply = await call('PUT /reports/seo', { path: said('path'), data });
    if (reply.kind !== 'done') return setErrors(refusalOf(reply));
    setErrors({});
    form.reset();
    onDone();
  };
  return (
    <Disclosure
      summary={edited ? `Тексты страницы ${edited.path}` : 'Добавить тексты страницы'}
      open={edited !== undefined}
    >
      <form onSubmit={save} noValidate>
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
