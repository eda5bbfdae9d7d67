'use client';

import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { useEffect, useState } from 'react';
import { failureText } from '../parts/refusal.ts';
import { type AccountReply, jsonHeaders, replyOf } from '../session/call-account.ts';

/**
 * `/unsubscribe/#token`: where a letter's link leads. The press is the consent: programs that look through letters open links.
 * Whoever comes need not be signed in.
 */
export function UnsubscribeSection() {
  const [token, setToken] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [reply, setReply] = useState<AccountReply<{ name: string }>>();
  useEffect(() => setToken(location.hash.slice(1)), []);
  const stop = async () => {
    setBusy(true);
    setReply(
      await replyOf('/api/notices/stop/', { method: 'POST', headers: jsonHeaders, body: JSON.stringify({ token }) }),
    );
    setBusy(false);
  };
  const isDone = reply?.kind === 'done';
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Отписка от писем
      </Heading>
      {isDone ? (
        <Notice tone="positive" title="Готово">
          Писем о{'\u00a0'}разделе «{reply.body.name}» больше не{'\u00a0'}будет. Уведомления останутся в{'\u00a0'}личном
          кабинете.
        </Notice>
      ) : null}
      {reply && !isDone ? <Notice tone="critical">{failureText(reply)}</Notice> : null}
      {token === '' ? (
        <Notice tone="critical">В ссылке нет секрета. Откройте её из{'\u00a0'}письма целиком.</Notice>
      ) : null}
      {token && !isDone ? (
        <>
          <Text>Больше не присылать таких писем?</Text>
          <div>
            <Button busy={isBusy} onClick={stop}>
              Отписаться
            </Button>
          </div>
        </>
      ) : null}
      <TextLink href="/lk/notifications/">Все настройки уведомлений</TextLink>
    </Stack>
  );
}
