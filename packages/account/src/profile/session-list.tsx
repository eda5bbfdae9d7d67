'use client';

import type { AccountSession } from '@showroom/api-contract/account';
import { formatMoment } from '@showroom/domain/dates';
import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useState } from 'react';
import * as css from '../account.css.ts';
import { failureText } from '../parts/refusal.ts';
import { useAccountCall } from '../session/use-account.ts';
import { useLeaving } from '../session/use-leaving.ts';

function Row({ session }: { session: AccountSession }) {
  const call = useAccountCall();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const end = async () => {
    setBusy(true);
    const reply = await call('DELETE /user/sessions/{id}', { id: session.id });
    setBusy(false);
    setFailure(reply.kind === 'done' ? undefined : failureText(reply));
  };
  return (
    <div className={css.session}>
      <div>
        <Text weight="strong">{session.device}</Text>
        <Text size="sm" tone="quiet">
          {[session.place, session.isCurrent ? 'этот браузер' : `был ${formatMoment(session.seenAt)}`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {failure ? <Notice tone="critical">{failure}</Notice> : null}
      </div>
      {session.isCurrent ? null : (
        <Button tone="outline" size="sm" busy={isBusy} onClick={end}>
          Завершить
        </Button>
      )}
    </div>
  );
}

/** Where the customer is signed in: each can be ended, and all at once. */
export function Sessions({ items }: { items: readonly AccountSession[] }) {
  const { leave, isLeaving, failure } = useLeaving({ everywhere: true });
  return (
    <Stack gap={4}>
      <Heading level={2} size="md">
        Где выполнен вход
      </Heading>
      <div className={css.sessions}>
        {items.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </div>
      {failure ? <Notice tone="critical">{failure}</Notice> : null}
      <div>
        <Button tone="quiet" busy={isLeaving} onClick={leave}>
          Выйти на всех устройствах
        </Button>
      </div>
    </Stack>
  );
}
