'use client';

import { phoneHref, phoneText } from '@showroom/domain/phone';
import { announce } from '@showroom/ui/announce';
import { ButtonLink } from '@showroom/ui/button-link';
import { EmptyState } from '@showroom/ui/empty-state';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { useCallback, useEffect, useState } from 'react';
import { useComeback } from '../use-comeback.ts';
import { type Payment, type Read, readPayment } from './payment-calls.ts';
import { PaymentDone } from './payment-done.tsx';
import type { PaymentSection } from './payment-section.ts';
import { PaymentView } from './payment-view.tsx';
import { useProgress } from './use-progress.ts';

type Named = { reference: string | null; id: string | null };

/** What the bank sends the payer back with. */
function namedInAddress(): Named {
  const query = new URLSearchParams(location.search);
  return { reference: query.get('reference'), id: query.get('id') };
}

/** What came of a payment. The address of the page decides nothing: our server's word does, and until it comes the page says so. */
export function ResultView({ phone, section }: { phone: string; section: Exclude<PaymentSection, 'invoice'> }) {
  const [named, setNamed] = useState<Named>();
  useEffect(() => setNamed(namedInAddress()), []);
  const { progress, isTired } = useProgress(named);
  const [read, setRead] = useState<Read<Payment>>();
  const [tries, setTries] = useState(0);
  // The bank's word may be heard, and the connection gone before the rest is.
  useComeback(
    read === 'away',
    useCallback(() => setTries((before) => before + 1), []),
  );
  const settled = typeof progress === 'object' && progress.state !== 'pending' ? progress : undefined;
  const [id, state] = [settled?.id, settled?.state];
  useEffect(() => {
    if (id === undefined || state === undefined) return;
    const stop = new AbortController();
    void readPayment(id, stop.signal).then((payment) => {
      if (stop.signal.aborted) return;
      setRead(payment);
      if (typeof payment !== 'object') return;
      // The bank's word was asked for: what is bookmarked or loaded anew from here on is the result (PD-18).
      if (state === 'paid' && section !== 'success') history.replaceState(history.state, '', `/pay/success/?id=${id}`);
      announce(state === 'paid' ? 'Оплата получена' : 'Оплата не\u00a0прошла');
    });
    return () => stop.abort();
  }, [id, state, section, tries]);
  const payment = typeof read === 'object' ? read : undefined;
  if (progress === 'unknown' || read === 'unknown')
    return (
      <EmptyState
        title="Такого платежа нет"
        level={1}
        actions={
          <ButtonLink href="/" tone="outline">
            На{'\u00a0'}главную
          </ButtonLink>
        }
      >
        Откройте ссылку из{'\u00a0'}письма или страницу заказа: там видно, оплачен{'\u00a0'}ли он.
      </EmptyState>
    );
  if (payment) {
    return payment.state === 'paid' || payment.state === 'refunded' ? (
      <PaymentDone payment={payment} />
    ) : (
      <PaymentView payment={payment} phone={phone} onPaid={() => location.reload()} />
    );
  }
  return (
    <Stack gap={5}>
      <Heading level={1} size="xl">
        {isTired ? 'Банк ещё не\u00a0ответил' : 'Проверяем оплату'}
      </Heading>
      {isTired ? (
        <Notice tone="notice">
          Платить второй раз не{'\u00a0'}нужно. Как только банк ответит, мы{'\u00a0'}пришлём письмо, а{'\u00a0'}если
          оплата не{'\u00a0'}прошла, деньги вернутся сами. Вопросы:{' '}
          <TextLink href={phoneHref(phone)}>{phoneText(phone)}</TextLink>
        </Notice>
      ) : (
        <>
          <Text>
            {section === 'cancel' || section === 'decline'
              ? 'Спрашиваем банк, не\u00a0списаны\u00a0ли деньги. Обычно это несколько секунд.'
              : 'Спрашиваем банк, дошли\u00a0ли деньги. Обычно это несколько секунд, страницу можно не\u00a0обновлять.'}
          </Text>
          <Skeleton height={120} shape="box" />
        </>
      )}
      {progress === 'away' || read === 'away' ? <Text tone="quiet">Связи нет, пробуем ещё раз.</Text> : null}
    </Stack>
  );
}
