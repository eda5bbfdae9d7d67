'use client';

import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { TextLink } from '@showroom/ui/text-link';
import { useEffect, useState } from 'react';
import { type AccountReply, awayText, jsonHeaders, replyOf } from '../session/call-account.ts';

const path = '/api/user/email/confirm/';

/**
 * Where the link of a letter leads. The secret stands in the fragment, which no server and no log sees; it is used once and goes
 * from the address at once. Whoever opens the link need not be signed in.
 */
export function EmailSection() {
  const [reply, setReply] = useState<AccountReply<unknown>>();
  useEffect(() => {
    const token = location.hash.slice(1);
    if (token === '') return setReply((before) => before ?? wrongLink);
    history.replaceState(history.state, '', location.pathname);
    void replyOf(path, { method: 'POST', headers: jsonHeaders, body: JSON.stringify({ token }) }).then(setReply);
  }, []);
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Подтверждение почты
      </Heading>
      {reply === undefined ? <Skeleton height={80} shape="box" /> : null}
      {reply?.kind === 'done' ? (
        <Notice tone="positive" title="Почта подтверждена">
          Теперь письма будут приходить на{'\u00a0'}этот адрес.
        </Notice>
      ) : null}
      {reply?.kind === 'refused' ? <Notice tone="critical">{reply.message}</Notice> : null}
      {reply?.kind === 'away' ? <Notice tone="critical">{awayText}</Notice> : null}
      <TextLink href="/lk/profile/">В профиль</TextLink>
    </Stack>
  );
}

const wrongLink: AccountReply<unknown> = {
  kind: 'refused',
  status: 400,
  message: 'В\u00a0ссылке нет секрета. Откройте её из\u00a0письма целиком.',
  fields: [],
};
