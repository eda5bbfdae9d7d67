'use client';

import { formatDate } from '@showroom/domain/dates';
import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from '../account.css.ts';
import { useAccount, useAccountCall } from '../session/use-account.ts';
import { addPasskey, knowsPasskeys, outcomeText } from './use-passkey.ts';

/** Passkeys: offered to whoever has none, listed and forgotten one by one. Nothing where the browser knows none. */
export function PasskeyList() {
  const { data } = useAccount('GET /user/passkeys', {});
  const call = useAccountCall();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!data || !(knowsPasskeys() || data.items.length > 0)) return null;
  const add = async () => {
    setBusy(true);
    const reply = await addPasskey();
    setBusy(false);
    if (reply.kind === 'done') await client.invalidateQueries({ queryKey: ['account'] });
    setFailure(outcomeText(reply));
  };
  return (
    <Stack gap={4}>
      <Heading level={2} size="md">
        Ключи доступа
      </Heading>
      {data.items.length === 0 ? (
        <Text>Входите по&nbsp;отпечатку, лицу или&nbsp;PIN-коду устройства: без&nbsp;сообщений и&nbsp;кодов.</Text>
      ) : null}
      {data.items.map(({ id, device, createdAt }) => (
        <div key={id} className={css.session}>
          <div>
            <Text weight="strong">{device}</Text>
            <Text size="sm" tone="quiet">
              создан {formatDate(createdAt)}
            </Text>
          </div>
          <Button tone="outline" size="sm" onClick={() => void call('DELETE /user/passkeys/{id}', { id })}>
            Удалить
          </Button>
        </div>
      ))}
      {failure ? <Notice tone="critical">{failure}</Notice> : null}
      {knowsPasskeys() ? (
        <div>
          <Button tone="outline" busy={isBusy} onClick={add}>
            Создать ключ доступа
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
