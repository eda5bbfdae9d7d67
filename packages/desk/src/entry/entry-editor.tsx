'use client';

import type { DeskEntry, DeskProblem } from '@showroom/api-contract/desk-content';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Heading } from '@showroom/ui/heading';
import { Notice, type NoticeTone } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { useRef, useState } from 'react';
import { awayText } from '../call/call-desk.ts';
import * as css from '../desk.css.ts';
import { type EditorHandle, SourceEditorField } from '../editor/source-editor.tsx';
import { useDesk } from '../session/use-desk.tsx';
import { languageWords, stateOf, timeText, typeWords } from '../words.ts';
import type { EntryAddress } from './entry-address.ts';
import { Preview, ProblemList } from './preview.tsx';
import { usePreview } from './use-preview.ts';
import { useTypedText } from './use-typed-text.ts';
import { VersionsList } from './versions-list.tsx';

type Props = {
  address: EntryAddress;
  host: string;
  /** Undefined for a text that there is not yet. */
  entry: DeskEntry | undefined;
  stored: string;
  reload: () => Promise<void>;
};
type Outcome = { tone: NoticeTone; words: string };

const noProblems: readonly DeskProblem[] = [];

/** A text and all that is done with it. */
export function EntryEditor({ address, host, entry, stored, reload }: Props) {
  const { call } = useDesk();
  const editor = useRef<EditorHandle>(null);
  const typed = useTypedText(`${host}:${address.type}/${address.lang}/${address.code}`, stored, entry?.version ?? 0);
  const preview = usePreview(address, typed.source);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const problems = preview?.problems ?? noProblems;

  const put = async (isPublished: boolean) => {
    if (isBusy) return;
    setBusy(true);
    const { source, base } = typed;
    const route = 'PUT /reports/content/{type}/{lang}/{code}';
    const reply = await call(route, { ...address, source, base, isPublished });
    setBusy(false);
    if (reply.kind === 'away') return setOutcome({ tone: 'critical', words: awayText });
    if (reply.kind === 'refused') return setOutcome({ tone: 'critical', words: reply.message });
    const { isStored, problems: wrong, version } = reply.body;
    if (!isStored) {
      const [first] = wrong;
      if (first) editor.current?.showLine(first.line);
      return setOutcome({ tone: 'critical', words: 'Ничего не\u00a0изменилось: сначала исправьте ошибки.' });
    }
    typed.saved(source, version);
    setOutcome({ tone: 'positive', words: isPublished ? 'Опубликовано.' : 'Черновик сохранён.' });
    await reload();
  };
  const takeOff = async () => {
    if (isBusy || !confirm('Снять текст с\u00a0сайта? Посетители перестанут его видеть, версии останутся.')) return;
    setBusy(true);
    const reply = await call('DELETE /reports/content/{type}/{lang}/{code}/live', { ...address });
    setBusy(false);
    if (reply.kind !== 'done')
      return setOutcome({ tone: 'critical', words: reply.kind === 'away' ? awayText : reply.message });
    setOutcome({ tone: 'positive', words: 'Снято с\u00a0сайта. Текст остался черновиком.' });
    await reload();
  };
  const take = async (version: number) => {
    const reply = await call('GET /reports/content/{type}/{lang}/{code}/versions/{version}', { ...address, version });
    if (reply.kind !== 'done') return setOutcome({ tone: 'critical', words: awayText });
    editor.current?.replace(reply.body.source);
    setOutcome({
      tone: 'info',
      words: `В\u00a0редакторе текст версии №\u00a0${version}. Сохраните его или опубликуйте.`,
    });
  };
  return (
    <Stack gap={4}>
      <Text size="sm" tone="quiet">
        <TextLink href="/reports/content/">Тексты</TextLink> / {typeWords[address.type]}, {languageWords[address.lang]},{' '}
        {address.code}
      </Text>
      <Heading level={1} size="lg">
        {entry?.title ?? 'Новый текст'}
      </Heading>
      <Cluster gap={3}>
        <Button busy={isBusy} onClick={() => put(true)}>
          Опубликовать
        </Button>
        <Button tone="outline" disabled={isBusy} onClick={() => put(false)}>
          Сохранить черновик
        </Button>
        {entry && entry.liveVersion !== null ? (
          <Button tone="quiet" disabled={isBusy} onClick={takeOff}>
            Снять с&nbsp;сайта
          </Button>
        ) : null}
        <Text size="sm" tone="quiet">
          {entry ? stateOf(entry) : 'Ещё не сохранён'}
          {typed.isChanged ? ', есть несохранённые правки' : ''}
        </Text>
        {entry?.path && entry.liveVersion !== null ? (
          <TextLink href={entry.path} target="_blank">
            Открыть на&nbsp;сайте
          </TextLink>
        ) : null}
      </Cluster>
      {typed.restored ? (
        <Notice tone="notice" title={`Вернули несохранённый текст от ${timeText(typed.restored)}`}>
          {typed.isOutdated ? (
            <Text>С&nbsp;тех пор этот текст сохранял кто-то ещё: сравните перед публикацией.</Text>
          ) : null}
          <Button
            size="sm"
            tone="outline"
            onClick={() => {
              typed.forget();
              editor.current?.replace(stored);
            }}
          >
            Взять сохранённый на&nbsp;сервере
          </Button>
        </Notice>
      ) : null}
      <div role="status">{outcome ? <Notice tone={outcome.tone} title={outcome.words} /> : null}</div>
      <ProblemList problems={problems} onLine={(line) => editor.current?.showLine(line)} />
      <div className={css.split}>
        <SourceEditorField
          ref={editor}
          initial={typed.source}
          problems={problems}
          onChange={typed.type}
          onSave={() => void put(false)}
        />
        <Preview shown={preview?.shown} />
      </div>
      {entry ? <VersionsList versions={entry.versions} onTake={take} /> : null}
    </Stack>
  );
}
