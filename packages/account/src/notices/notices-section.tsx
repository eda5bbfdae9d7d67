'use client';

import type { NoticeRow } from '@showroom/api-contract/notices';
import { formatDate } from '@showroom/domain/dates';
import { tied } from '@showroom/domain/tied';
import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { EmptyState } from '@showroom/ui/empty-state';
import { Heading } from '@showroom/ui/heading';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { useState } from 'react';
import { PagesOf } from '../pages-of.tsx';
import { AwayNotice } from '../parts/away-notice.tsx';
import * as css from '../rows.css.ts';
import { useUnread } from '../session/menu-facts.ts';
import { useAccount, useAccountCall } from '../session/use-account.ts';
import { NoticeSettingsForm, noticeSettingsId } from './notice-settings.tsx';

function NoticeLine({ notice }: { notice: NoticeRow }) {
  const call = useAccountCall();
  const read = () => void call('POST /notifications/read', { ids: [notice.id] });
  return (
    <div className={css.row}>
      <div
        className={css.words}
        // Whoever goes to what a notice is about has read it.
        onClickCapture={({ target }) => !notice.isRead && (target as Element).closest('a') && read()}
      >
        <TextLink href={notice.href}>{notice.title}</TextLink>
        <Text size="sm">{tied(notice.text)}</Text>
        <Text size="sm" tone="quiet">
          {formatDate(notice.createdAt)}
        </Text>
      </div>
      {notice.isRead ? null : (
        <Cluster gap={3}>
          <Badge tone="action">Новое</Badge>
          <Button tone="quiet" size="sm" onClick={read}>
            Прочитано
          </Button>
        </Cluster>
      )}
    </div>
  );
}

/** `/lk/notifications/`: what the customer was told, and by which channels he wants to be. */
export function NoticesSection() {
  const [page, setPage] = useState(1);
  const call = useAccountCall();
  const { data, isError, refetch } = useAccount('GET /notifications', { page });
  useUnread(data?.unread);
  return (
    <Stack gap={6}>
      <Heading level={1} size="lg">
        Уведомления
      </Heading>
      {isError ? <AwayNotice onRetry={refetch} /> : null}
      {data || isError ? null : <Skeleton height={320} shape="box" />}
      {data?.items.length === 0 ? (
        <EmptyState title="Уведомлений пока нет">
          Здесь будет всё о{'\u00a0'}заказах, сделках, страховке и{'\u00a0'}бонусах.
        </EmptyState>
      ) : null}
      {data && data.items.length > 0 ? (
        <Stack gap={4}>
          <Cluster gap={4}>
            {data.unread > 0 ? (
              <Button tone="outline" size="sm" onClick={() => void call('POST /notifications/read', {})}>
                Отметить все прочитанными
              </Button>
            ) : null}
            <TextLink href={`#${noticeSettingsId}`}>Куда сообщать</TextLink>
          </Cluster>
          <div>
            {data.items.map((notice) => (
              <NoticeLine key={notice.id} notice={notice} />
            ))}
          </div>
          <PagesOf meta={data.meta} onPage={setPage} />
        </Stack>
      ) : null}
      <NoticeSettingsForm />
    </Stack>
  );
}
