'use client';

import { type Sent, send } from '@showroom/bff/send';
import { upload } from '@showroom/bff/upload';
import { consentVersion } from '@showroom/domain/lead/consent';
import { leadMessages } from '@showroom/domain/lead/messages';
import { reviewLength, reviewPhotoLimit } from '@showroom/domain/review/review';
import { ConsentFields } from '@showroom/forms/consent-fields';
import { FilesField } from '@showroom/forms/files-field';
import type { UploadFile } from '@showroom/forms/lead-form-props';
import { RobotField } from '@showroom/forms/robot-field';
import { useLeadFiles } from '@showroom/forms/use-lead-files';
import { Button } from '@showroom/ui/button';
import { Disclosure } from '@showroom/ui/disclosure';
import { Notice } from '@showroom/ui/notice';
import { Text } from '@showroom/ui/text';
import { TextArea } from '@showroom/ui/text-area';
import { TextField } from '@showroom/ui/text-field';
import { type SubmitEvent, useRef, useState } from 'react';
import { readReview } from './read-review.ts';
import * as css from './review-form.css.ts';
import { StarsField } from './stars-field.tsx';

type Errors = Readonly<Record<string, string>>;
type Props = {
  dealer?: string | undefined;
  employee?: string | undefined;
  /** Goods of the shop, instead of a centre and a person. */
  item?: number | undefined;
  consentMode: 'spec' | 'separate';
};

const failures: Record<Exclude<Sent<unknown>, { kind: 'done' | 'refused' }>['reason'], string> = {
  unreachable: 'Связь прервалась. Всё, что вы написали, на\u00a0месте: попробуйте ещё раз.',
  'too-many': 'С\u00a0этого адреса уже пришло несколько отзывов. Попробуйте завтра.',
  refused: 'Отзыв не принят. Обновите страницу и\u00a0попробуйте ещё раз.',
};

const subjects = {
  centre: {
    text: 'Что вы покупали или ремонтировали и как всё прошло',
    have: 'У меня есть номер заявки',
    why: 'По\u00a0номеру и\u00a0телефону поставим отметку «Клиент подтверждён». На\u00a0сайте они не\u00a0появятся.',
    number: 'Номер заявки',
    example: '1-000042',
    phone: 'Телефон из заявки',
    thanks: 'Прочитаем в\u00a0течение рабочего дня и\u00a0опубликуем. Центр ответит здесь же, под отзывом.',
  },
  item: {
    text: 'Подошёл ли товар и каков он в деле',
    have: 'Я купил этот товар у вас',
    why: 'По\u00a0номеру полученного заказа и\u00a0телефону поставим отметку «Клиент подтверждён». На\u00a0сайте они не\u00a0появятся.',
    number: 'Номер заказа',
    example: 'A-000042',
    phone: 'Телефон из заказа',
    thanks: 'Прочитаем в\u00a0течение рабочего дня и\u00a0опубликуем.',
  },
} as const;

const uploadPhoto: UploadFile = async (file, signal) => {
  const sent = await upload('POST /lead/file', file, signal);
  return sent.kind === 'done'
    ? { id: sent.body.id }
    : { error: sent.message ?? 'Не\u00a0удалось отправить. Уберите фото и\u00a0приложите ещё раз.' };
};

/** Writes a review of the group, a centre, a person or goods. What was typed stays until it is taken. */
export function ReviewForm({ dealer, employee, item, consentMode }: Props) {
  const words = subjects[item ? 'item' : 'centre'];
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const { files, refuseFiles, readFiles } = useLeadFiles();
  const key = useRef<{ text: string; key: string }>(undefined);
  const form = useRef<HTMLFormElement>(null);

  const show = (found: Errors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    const field = first && form.current?.querySelector<HTMLElement>(`[name="${first}"]`);
    if (!field) return;
    const box = field.closest('details');
    if (box) box.open = true;
    field.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'busy') return;
    const { review, problems } = readReview(new FormData(event.currentTarget), consentMode);
    setFailure(undefined);
    if (!review) return show(problems);
    setErrors({});
    const photos = readFiles();
    if ('error' in photos) return refuseFiles(photos.error);
    const body = {
      ...review,
      ...(photos.length > 0 && { photos }),
      ...(dealer && { dealer }),
      ...(employee && { employee }),
      ...(item && { item }),
      consentVersion,
    };
    const text = JSON.stringify(body);
    if (key.current?.text !== text) key.current = { text, key: crypto.randomUUID() };
    setState('busy');
    const sent = await send('POST /reviews', body, key.current.key);
    setState(sent.kind === 'done' ? 'sent' : 'open');
    if (sent.kind === 'refused') {
      const of = (field: string) => (field.startsWith('photos') ? 'photos' : (field.split('.').at(-1) ?? field));
      const { photos: wrong, ...others } = Object.fromEntries(
        sent.fields.map(({ field, message }) => [of(field), message]),
      );
      if (wrong) refuseFiles(wrong);
      show(others);
    }
    if (sent.kind === 'failed') setFailure(failures[sent.reason]);
  };

  if (state === 'sent')
    return (
      <div role="status">
        <Notice tone="positive" title="Спасибо, отзыв получен">
          <p>{words.thanks}</p>
        </Notice>
      </div>
    );
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className={css.form}>
      <StarsField error={errors.rating} />
      <TextField
        name="author"
        label="Ваше имя"
        autoComplete="given-name"
        maxLength={40}
        required
        error={errors.author}
      />
      <TextArea name="text" label={words.text} rows={6} maxLength={reviewLength.to} required error={errors.text} />
      <TextField name="pros" label="Понравилось" maxLength={reviewLength.side} error={errors.pros} />
      <TextField name="cons" label="Не понравилось" maxLength={reviewLength.side} error={errors.cons} />
      <FilesField
        {...files}
        label="Фото"
        hint={`До\u00a0${reviewPhotoLimit} фото JPG, PNG или\u00a0HEIC, каждое до\u00a015\u00a0МБ. Покажем после проверки.`}
        photos={reviewPhotoLimit}
        upload={uploadPhoto}
      />
      <Disclosure summary={words.have}>
        <div className={css.request}>
          <Text size="sm" tone="quiet">
            {words.why}
          </Text>
          <TextField name="number" label={words.number} placeholder={words.example} error={errors.number} />
          <TextField name="phone" type="tel" label={words.phone} autoComplete="tel" error={errors.phone} />
        </div>
      </Disclosure>
      <ConsentFields mode={consentMode} errors={errors} bind={() => ({ disabled: state === 'busy' })} />
      <RobotField name="robot" />
      {failure && <Notice tone="critical" title={failure} />}
      {Object.keys(errors).length > 0 && (
        <div role="alert">
          <Text size="sm" tone="critical">
            {errors.form ?? leadMessages.required}
          </Text>
        </div>
      )}
      <div>
        <Button type="submit" busy={state === 'busy'}>
          Отправить отзыв
        </Button>
      </div>
    </form>
  );
}
