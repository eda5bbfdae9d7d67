'use client';

import type { AccountAnswer } from '@showroom/bff/account-calls';
import { formatDate } from '@showroom/domain/dates';
import { watchPaceNames, watchPaces } from '@showroom/domain/selection/watch';
import { countOf, formatRoubles } from '@showroom/domain/text';
import { Button } from '@showroom/ui/button';
import { ButtonLink } from '@showroom/ui/button-link';
import { EmptyState } from '@showroom/ui/empty-state';
import { Notice } from '@showroom/ui/notice';
import { Select } from '@showroom/ui/select';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { useState } from 'react';
import { AwayNotice } from '../parts/away-notice.tsx';
import { failureText } from '../parts/refusal.ts';
import { useAccount, useAccountCall } from '../session/use-account.ts';
import * as css from './saved.css.ts';

type Watch = AccountAnswer<'GET /saved-searches'>['items'][number];

const kinds = { search: 'Поиск', price: 'Цена', similar: 'Похожие', item: 'Товар' } as const;

function facts({ kind, price, found, createdAt }: Watch): string {
  const known = [
    kinds[kind],
    ...(price === null ? [] : [`сейчас ${formatRoubles(price)}`]),
    ...(found > 0 ? [`найдено: ${countOf(found, ['раз', 'раза', 'раз'])}`] : []),
    `с\u00a0${formatDate(createdAt)}`,
  ];
  return known.join(', ');
}

function WatchItem({ item: watch }: { item: Watch }) {
  const call = useAccountCall();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { id, isStopped } = watch;
  const act = async (work: () => ReturnType<typeof call>) => {
    setBusy(true);
    const reply = await work();
    setBusy(false);
    setFailure(reply.kind === 'done' ? '' : failureText(reply));
  };
  return (
    <li className={css.item}>
      <Stack gap={1}>
        <TextLink href={watch.href}>{watch.title}</TextLink>
        <Text size="sm" tone="quiet">
          {facts(watch)}
          {isStopped && ' — остановлено'}
        </Text>
      </Stack>
      <div className={css.tools}>
        <Select
          name={`pace-${id}`}
          label="Как часто сообщать"
          hideLabel
          value={watch.pace}
          disabled={isBusy || isStopped}
          options={watchPaces.map((value) => ({ value, label: watchPaceNames[value] }))}
          onChange={({ target }) => {
            const pace = watchPaces.find((one) => one === target.value);
            if (pace) void act(() => call('PUT /saved-searches/{id}', { id, pace }));
          }}
        />
        <Button
          tone="outline"
          disabled={isBusy}
          onClick={() => void act(() => call('PUT /saved-searches/{id}', { id, isStopped: !isStopped }))}
        >
          {isStopped ? 'Возобновить' : 'Остановить'}
        </Button>
        <Button
          tone="quiet"
          disabled={isBusy}
          onClick={() => void act(() => call('DELETE /saved-searches/{id}', { id }))}
        >
          Удалить
        </Button>
      </div>
      {failure !== '' && <Notice tone="critical">{failure}</Notice>}
    </li>
  );
}

/** Saved searches, watched prices, waits: how often they tell, stopped and deleted here. */
export function WatchList() {
  const { data, isError, refetch } = useAccount('GET /saved-searches', {});
  if (isError) return <AwayNotice onRetry={refetch} />;
  if (!data) return <Skeleton height={240} shape="box" />;
  if (data.items.length === 0)
    return (
      <EmptyState title="Подписок пока нет" actions={<ButtonLink href="/cars/">Перейти в каталог</ButtonLink>}>
        <p>
          Нажмите «Сохранить поиск» в{'\u00a0'}каталоге или «Следить за{'\u00a0'}ценой» на{'\u00a0'}странице автомобиля:
          расскажем о{'\u00a0'}новых предложениях и{'\u00a0'}снижении цены.
        </p>
      </EmptyState>
    );
  return (
    <ul className={css.list}>
      {data.items.map((watch) => (
        <WatchItem key={watch.id} item={watch} />
      ))}
    </ul>
  );
}
