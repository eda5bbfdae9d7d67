'use client';

import type { AccountSession } from '@showroom/api-contract/account';
import { formatMoment } from '@showroom/domain/text';
import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useState } from 'react';
import * as css from '../account.css.ts';
import { awayText } from './call-account.ts';
import { signOut } from './sign-out.ts';
import { useAccountCall } from './use-account.ts';

function Row({ session }: { session: AccountSession }) {
  const call = useAccountCall();
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    await call('DELETE /user/sessions/{id}', { id: session.id });
    setBusy(false);
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
export function Sessions({
  items,
  isError = false,
}: {
  items: readonly AccountSession[] | undefined;
  isError?: boolean;
}) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Stack gap={4}>
      <Heading level={2} size="md">
        Где выполнен вход
      </Heading>
      {items || isError ? null : <Skeleton height={120} shape="box" />}
      {isError ? <Notice tone="critical">{awayText}</Notice> : null}
      <div className={css.sessions}>
        {items?.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </div>
      <div>
        <Button
          tone="quiet"
          busy={isLeaving}
          onClick={() => {
            setLeaving(true);
            void signOut({ everywhere: true }).then(setLeaving);
          }}
        >
          Выйти на всех устройствах
        </Button>
      </div>
    </Stack>
  );
}
