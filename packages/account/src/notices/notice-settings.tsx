'use client';

import type { NoticeSettings } from '@showroom/api-contract/notices';
import { type NoticeChannel, type NoticeKind, noticeChannels, noticeKinds } from '@showroom/domain/account/notice';
import { codesOf } from '@showroom/domain/dictionaries';
import { Checkbox } from '@showroom/ui/checkbox';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { useState } from 'react';
import { AwayNotice } from '../parts/away-notice.tsx';
import { failureText } from '../parts/refusal.ts';
import * as css from '../rows.css.ts';
import { useAccount, useAccountCall } from '../session/use-account.ts';
import { BrowserPush } from './browser-push.tsx';

export const noticeSettingsId = 'notice-settings';

type Choice = NoticeSettings['kinds'][number];

function KindRow({ choice, onFailure }: { choice: Choice; onFailure: (words: string | undefined) => void }) {
  const call = useAccountCall();
  const { name, words } = noticeKinds[choice.kind as NoticeKind];
  const choose = async (channel: NoticeChannel, isOn: boolean) => {
    const others = choice.channels.filter((one) => one !== channel);
    const channels = isOn ? [...others, channel] : others;
    const reply = await call('PUT /notifications/settings', { kind: choice.kind, channels });
    onFailure(reply.kind === 'done' ? undefined : failureText(reply));
  };
  return (
    <div className={css.row}>
      <div className={css.words}>
        <Text>{name}</Text>
        <Text size="sm" tone="quiet">
          {words}
        </Text>
      </div>
      <fieldset className={css.channels} aria-label={name}>
        {codesOf(noticeChannels).map((channel) => (
          <Checkbox
            key={channel}
            name={`${choice.kind} ${channel}`}
            label={noticeChannels[channel]}
            checked={choice.channels.includes(channel)}
            onChange={({ target }) => void choose(channel, target.checked)}
          />
        ))}
      </fieldset>
    </div>
  );
}

/** By which channels each kind of notice comes; in the account it always does. */
export function NoticeSettingsForm() {
  const { data, isError, refetch } = useAccount('GET /notifications/settings', {});
  const [failure, setFailure] = useState<string>();
  return (
    <Stack gap={4}>
      <Heading level={2} size="md" id={noticeSettingsId}>
        Куда сообщать
      </Heading>
      <Text tone="quiet">В личном кабинете уведомления есть всегда. Остальное выберите сами.</Text>
      {isError ? <AwayNotice onRetry={refetch} /> : null}
      {failure ? <Notice tone="critical">{failure}</Notice> : null}
      {data || isError ? null : <Skeleton height={320} shape="box" />}
      {data && data.email !== 'confirmed' ? (
        <Notice tone="notice" title={data.email === 'none' ? 'Адрес почты не указан' : 'Адрес почты не подтверждён'}>
          Письма начнут приходить, когда вы подтвердите адрес в{'\u00a0'}
          <TextLink href="/lk/profile/">профиле</TextLink>.
        </Notice>
      ) : null}
      {data ? <BrowserPush settings={data} /> : null}
      <div>
        {data?.kinds.map((choice) => (
          <KindRow key={choice.kind} choice={choice} onFailure={setFailure} />
        ))}
      </div>
    </Stack>
  );
}
