'use client';

import { formatDate } from '@showroom/domain/dates';
import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { saveFile } from '@showroom/visitor/save-file';
import { useState } from 'react';
import { type Refusal, refusalOf } from '../parts/refusal.ts';
import { useAccountCall } from '../session/use-account.ts';
import * as css from './profile.css.ts';

const saveJson = (name: string, data: unknown) => saveFile(name, JSON.stringify(data, null, 2), 'application/json');

/** All data as a file, and their deletion with a grace. */
export function OwnData({ deletionAt }: { deletionAt: string | null }) {
  const call = useAccountCall();
  const [refusal, setRefusal] = useState<Refusal>({});
  const [busy, setBusy] = useState<'export' | 'deletion'>();
  const [isAsking, setAsking] = useState(false);
  const act = async (what: 'export' | 'deletion', run: () => ReturnType<typeof call>) => {
    setBusy(what);
    const reply = await run();
    setBusy(undefined);
    setRefusal(reply.kind === 'done' ? {} : refusalOf(reply));
    setAsking(false);
    return reply;
  };
  const exportAll = async () => {
    const reply = await act('export', () => call('GET /user/export', {}));
    if (reply.kind === 'done') saveJson(`account-${new Date().toISOString().slice(0, 10)}.json`, reply.body);
  };
  return (
    <Stack gap={4}>
      <Text>
        Файл со{'\u00a0'}всем, что мы о{'\u00a0'}вас храним: данные, заявки, заказы, автомобили, сообщения.
      </Text>
      <div>
        <Button tone="outline" icon="download" busy={busy === 'export'} onClick={exportAll}>
          Скачать мои данные
        </Button>
      </div>
      {refusal.form ? <Notice tone="critical">{refusal.form}</Notice> : null}
      {deletionAt === null ? (
        <Deletion
          isAsking={isAsking}
          isBusy={busy === 'deletion'}
          onAsk={setAsking}
          onDelete={() => act('deletion', () => call('POST /user/deletion', {}))}
        />
      ) : (
        <Notice tone="notice" title={`Кабинет будет удалён ${formatDate(deletionAt)}`}>
          <Stack gap={3}>
            <Text>До этого дня всё работает, и{'\u00a0'}удаление можно отменить.</Text>
            <div>
              <Button
                busy={busy === 'deletion'}
                onClick={() => act('deletion', () => call('DELETE /user/deletion', {}))}
              >
                Отменить удаление
              </Button>
            </div>
          </Stack>
        </Notice>
      )}
    </Stack>
  );
}

type DeletionProps = { isAsking: boolean; isBusy: boolean; onAsk: (isAsking: boolean) => void; onDelete: () => void };

function Deletion({ isAsking, isBusy, onAsk, onDelete }: DeletionProps) {
  if (!isAsking)
    return (
      <div>
        <Button tone="quiet" onClick={() => onAsk(true)}>
          Удалить кабинет
        </Button>
      </div>
    );
  return (
    <Notice tone="critical" title="Удалить кабинет и все данные?">
      <Stack gap={3}>
        <Text>
          Через 30{'\u00a0'}дней мы удалим автомобили, заявки, заказы, бонусы, документы и{'\u00a0'}переписку. Вернуть
          их будет нельзя. До этого дня можно передумать.
        </Text>
        <div className={css.acts}>
          <Button busy={isBusy} onClick={onDelete}>
            Удалить
          </Button>
          <Button tone="quiet" onClick={() => onAsk(false)}>
            Оставить
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}
