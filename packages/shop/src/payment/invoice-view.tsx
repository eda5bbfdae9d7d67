'use client';

import { EmptyState } from '@showroom/ui/empty-state';
import { Heading } from '@showroom/ui/heading';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { TextLink } from '@showroom/ui/text-link';
import { useCallback, useEffect, useState } from 'react';
import { type Payment, type Read, readPayment } from './payment-calls.ts';
import { PaymentView } from './payment-view.tsx';

/** The id stands in the path, which is the payer's secret link. */
const idInPath = () => location.pathname.split('/').filter(Boolean).at(-1) ?? '';

/** One payment by its link: the same empty page for everybody, filled in the browser. */
export function InvoiceView({ phone }: { phone: string }) {
  const [read, setRead] = useState<Read<Payment>>();
  const load = useCallback(async (signal?: AbortSignal) => {
    const found = await readPayment(idInPath(), signal);
    if (!signal?.aborted) setRead(found);
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    void load(stop.signal);
    return () => stop.abort();
  }, [load]);
  if (typeof read === 'object') return <PaymentView payment={read} phone={phone} onPaid={() => void load()} />;
  if (read === undefined)
    return (
      <Stack gap={5}>
        <Heading level={1} size="xl">
          Оплата
        </Heading>
        <Skeleton height={280} shape="box" />
      </Stack>
    );
  return read === 'away' ? (
    <EmptyState title={'Сервер не\u00a0отвечает'} level={1}>
      Обновите страницу через минуту.
    </EmptyState>
  ) : (
    <EmptyState title="Такого счёта нет" level={1}>
      Ссылка могла оборваться при{'\u00a0'}копировании.{' '}
      <TextLink href="/pay/">Найдите счёт по{'\u00a0'}номеру</TextLink>.
    </EmptyState>
  );
}
