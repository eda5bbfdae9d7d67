'use client';

import { deskPictureBytes } from '@showroom/api-contract/desk-pictures';
import { FileButton } from '@showroom/forms/file-button';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Notice, type NoticeTone } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextField } from '@showroom/ui/text-field';
import { useRef, useState } from 'react';
import { awayText, uploadPicture } from '../call/call-desk.ts';
import * as css from '../desk.css.ts';
import { pictureName } from './picture-name.ts';

/** Sends a picture with its name and its description. */
export function PictureForm({ onTaken }: { onTaken: () => void }) {
  const [file, setFile] = useState<File>();
  const [name, setName] = useState('');
  const [alt, setAlt] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: NoticeTone; words: string }>();
  const chosen = useRef<HTMLInputElement>(null);
  const refuse = (words: string) => setOutcome({ tone: 'critical', words });
  const send = async () => {
    if (isBusy) return;
    if (!file) return refuse('Выберите файл.');
    if (file.size > deskPictureBytes) return refuse('Файл больше 15\u00a0МБ.');
    if (alt.trim().length < 3) return refuse('Опишите, что на\u00a0картинке: её услышат те, кто не\u00a0видит.');
    if (pictureName(name) !== name) return refuse('Имя\u00a0— латинские буквы, цифры и\u00a0дефисы.');
    setBusy(true);
    const reply = await uploadPicture({ name, alt: alt.trim() }, file);
    setBusy(false);
    if (reply.kind !== 'done') return refuse(reply.kind === 'away' ? awayText : reply.message);
    setOutcome({ tone: 'positive', words: `Картинка загружена: upload:${reply.body.name}` });
    setFile(undefined);
    setName('');
    setAlt('');
    if (chosen.current) chosen.current.value = '';
    onTaken();
  };
  return (
    <Stack gap={4}>
      <Text size="sm" tone="quiet">
        JPG, PNG, WebP или AVIF до&nbsp;15&nbsp;МБ, не&nbsp;меньше 960&nbsp;×&nbsp;720 точек. На&nbsp;сайте картинка
        обрежется до&nbsp;4&nbsp;:&nbsp;3 по&nbsp;середине.
      </Text>
      <div className={css.filters}>
        <FileButton
          ref={chosen}
          words={file?.name ?? 'Выбрать картинку'}
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label="Файл картинки"
          onChange={({ target }) => {
            const [first] = target.files ?? [];
            setFile(first);
            if (first && name === '') setName(pictureName(first.name.replace(/\.[^.]*$/, '')));
          }}
        />
        <TextField
          name="name"
          label="Имя латиницей"
          value={name}
          onChange={({ target }) => setName(target.value.trim())}
        />
        <TextField
          name="alt"
          label="Что на картинке"
          value={alt}
          maxLength={200}
          onChange={({ target }) => setAlt(target.value)}
        />
      </div>
      <Cluster gap={3}>
        <Button busy={isBusy} onClick={send}>
          Загрузить
        </Button>
      </Cluster>
      <div role="status">{outcome ? <Notice tone={outcome.tone} title={outcome.words} /> : null}</div>
    </Stack>
  );
}
