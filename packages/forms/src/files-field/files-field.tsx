'use client';

import { fileRefusal, leadFileLimits, leadFileTypes } from '@showroom/domain/lead/lead-files';
import { formatNumber } from '@showroom/ui/format';
import { IconButton } from '@showroom/ui/icon-button';
import { Text } from '@showroom/ui/text';
import { useEffect, useId, useRef } from 'react';
import type { UploadFile } from '../lead-form/lead-form-props.ts';
import type { LeadFiles, SentFile } from '../lead-form/use-lead-files.ts';
import * as css from './files-field.css.ts';

type Props = LeadFiles & {
  label: string;
  hint: string;
  upload: UploadFile;
  /** So many photos and no documents; without it as many files as a request takes. */
  photos?: number;
};

const acceptOf = (types: readonly (keyof typeof leadFileTypes)[]) =>
  [...types, ...types.map((type) => `.${leadFileTypes[type]}`)].join(',');
const photoTypes = ['image/jpeg', 'image/png', 'image/heic'] as const;
const everyFile = acceptOf([...photoTypes, 'application/pdf']);
const photosAlone = acceptOf(photoTypes);
const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

const sizeText = (bytes: number) =>
  bytes < megabyte
    ? `${Math.max(1, Math.round(bytes / kilobyte))}\u00a0КБ`
    : `${formatNumber(Math.round(bytes / megabyte))}\u00a0МБ`;

/** What the visitor reads of a file; the size is said while nothing is wrong. */
const stateText = (file: SentFile) =>
  file.state === 'failed' ? file.error : file.state === 'sending' ? 'Отправляем…' : sizeText(file.size);

/** Files that go out as soon as they are chosen: the form then sends their ids. */
export function FilesField({ label, hint, list, set, error, upload, photos }: Props) {
  const most = photos ?? leadFileLimits.count;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const underway = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = underway.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const settle = (file: SentFile) => set((files) => files.map((known) => (known.key === file.key ? file : known)));
  const send = async (file: File) => {
    const entry = { key: crypto.randomUUID(), name: file.name, size: file.size };
    const refusal = fileRefusal(file.type, file.size);
    set((files) => [
      ...files,
      refusal ? { ...entry, state: 'failed', error: refusal } : { ...entry, state: 'sending' },
    ]);
    if (refusal) return;
    const controller = new AbortController();
    underway.current.set(entry.key, controller);
    const result = await upload(file, controller.signal);
    underway.current.delete(entry.key);
    settle('id' in result ? { ...entry, state: 'sent', id: result.id } : { ...entry, state: 'failed', ...result });
  };
  const choose = (chosen: FileList | null) => {
    const free = most - list.length;
    for (const file of [...(chosen ?? [])].slice(0, free)) void send(file);
    // The same file may be chosen anew after it was removed.
    if (input.current) input.current.value = '';
  };
  const remove = (key: string) => {
    underway.current.get(key)?.abort();
    set((files) => files.filter((file) => file.key !== key));
    input.current?.focus();
  };
  return (
    <div className={css.field}>
      <Text size="sm" weight="strong" id={`${id}-label`}>
        {label} (необязательно)
      </Text>
      {list.length > 0 ? (
        <ul className={css.list}>
          {list.map((file) => (
            <li key={file.key} className={css.file}>
              <span className={css.name}>{file.name}</span>
              <Text as="span" size="sm" tone={file.state === 'failed' ? 'critical' : 'quiet'}>
                {stateText(file)}
              </Text>
              <IconButton icon="close" label={`Убрать ${file.name}`} onClick={() => remove(file.key)} />
            </li>
          ))}
        </ul>
      ) : null}
      {list.length < most ? (
        <div className={css.choose}>
          <input
            ref={input}
            className={css.input}
            type="file"
            multiple
            accept={photos === undefined ? everyFile : photosAlone}
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-hint`}
            onChange={({ currentTarget }) => choose(currentTarget.files)}
          />
          <span aria-hidden="true" className={css.button}>
            {photos === undefined ? 'Приложить файлы' : 'Добавить фото'}
          </span>
        </div>
      ) : null}
      <Text size="sm" tone="quiet" id={`${id}-hint`}>
        {hint}
      </Text>
      <div role="status">
        {error ? (
          <Text size="sm" tone="critical">
            {error}
          </Text>
        ) : null}
      </div>
    </div>
  );
}
