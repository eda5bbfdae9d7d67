'use client';

import type { Answer } from '@showroom/bff/calls';
import { ask } from '@showroom/bff/read';
import { send } from '@showroom/bff/send';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import { reservationStatuses } from '@showroom/domain/shop/vehicle-reservation';
import { countOf, formatRoubles } from '@showroom/domain/text';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { EmptyState } from '@showroom/ui/empty-state';
import { FactList } from '@showroom/ui/fact-list';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { useCallback, useEffect, useState } from 'react';
import { pressPay } from '../payment/payment-calls.ts';
import { useComeback } from '../use-comeback.ts';
import { HoldTimer } from './hold-timer.tsx';
import { useLookedAt } from './use-looked-at.ts';

export type Reservation = Answer<'GET /reservation/{id}'>;

const dayWords = ['день', 'дня', 'дней'] as const;
const away = 'Сервер не\u00a0отвечает. Попробуйте ещё раз через минуту.';

/** A reservation of a vehicle by its secret link: what is held, for how long, the deposit, and the way out. */
export function ReservationView({ id }: { id: string }) {
  const [read, setRead] = useState<Reservation | 'unknown' | 'away'>();
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await ask('GET /reservation/{id}', { id }, signal);
      if (signal?.aborted) return;
      setRead(typeof answer === 'object' ? answer : answer === 404 || answer === 400 ? 'unknown' : 'away');
    },
    [id],
  );
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => setTurn((now) => now + 1), []);
  useLookedAt(again);
  useComeback(read === 'away', again);
  useEffect(() => {
    const stop = new AbortController();
    void load(stop.signal);
    return () => stop.abort();
  }, [load, turn]);
  if (typeof read === 'object') return <Known reservation={read} onChange={setRead} onOver={load} />;
  if (read === undefined) return <Skeleton height={320} shape="box" />;
  return read === 'away' ? (
    <EmptyState title={'Сервер не\u00a0отвечает'} level={1}>
      Обновите страницу через минуту.
    </EmptyState>
  ) : (
    <EmptyState title="Такого заказа нет" level={1}>
      Ссылка могла оборваться при{'\u00a0'}копировании. Откройте её из{'\u00a0'}письма или{' '}
      <TextLink href="/lk/orders/?tab=store">найдите заказ в{'\u00a0'}кабинете</TextLink>.
    </EmptyState>
  );
}

type KnownProps = { reservation: Reservation; onChange: (now: Reservation) => void; onOver: () => Promise<void> };

function Known({ reservation, onChange, onOver }: KnownProps) {
  const { id, number, status, vehicle, vehicleHref, deposit, price, days, heldUntil, centre, phone } = reservation;
  const isLive = heldUntil !== null;
  const over = useCallback(() => void onOver(), [onOver]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const act = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    setProblem(undefined);
    setProblem(await work());
    setBusy(false);
  };
  const pay = () =>
    act(async () => {
      const sent = await send('POST /reservation/{id}/pay', { id }, null);
      if (sent.kind !== 'done') {
        await onOver();
        return away;
      }
      // An address for the receipt is known: the bank is next. Else its page asks for one.
      const pressed = await pressPay(sent.body.paymentId, '');
      location.assign(
        typeof pressed === 'object' && 'payUrl' in pressed ? pressed.payUrl : `/pay/${sent.body.paymentId}/`,
      );
      return undefined;
    });
  const cancel = () =>
    act(async () => {
      const sent = await send('POST /reservation/{id}/cancel', { id }, null);
      if (sent.kind !== 'done') return away;
      onChange(sent.body);
      return undefined;
    });
  return (
    <Stack gap={5}>
      <Heading level={1} size="xl">
        {`Бронь ${number}`}
      </Heading>
      <Notice
        tone={status === 'held' || status === 'converted' ? 'positive' : 'notice'}
        title={reservationStatuses[status]}
      >
        {heldUntil ? <HoldTimer until={heldUntil} onOver={over} /> : <After status={status} />}
      </Notice>
      <FactList
        facts={[
          {
            label: 'Автомобиль',
            value: vehicleHref ? <TextLink href={vehicleHref}>{vehicle}</TextLink> : vehicle,
          },
          { label: isLive ? 'Цена до\u00a0конца брони' : 'Цена по\u00a0брони', value: formatRoubles(price) },
          { label: 'Предоплата', value: <strong>{formatRoubles(deposit)}</strong> },
          ...(status === 'created'
            ? [{ label: 'Держит автомобиль', value: `${countOf(days, dayWords)} со\u00a0дня оплаты` }]
            : []),
          ...(centre
            ? [
                { label: isLive ? 'Где ждёт' : 'Центр', value: `${centre.name}, ${centre.address}` },
                {
                  label: 'Телефон центра',
                  value: <TextLink href={phoneHref(centre.phone)}>{phoneText(centre.phone)}</TextLink>,
                },
              ]
            : []),
          ...(phone ? [{ label: 'Ваш телефон', value: phone }] : []),
        ]}
      />
      {problem ? <Notice tone="critical">{problem}</Notice> : null}
      <Cluster gap={3}>
        {reservation.isPayable ? (
          <Button size="lg" busy={isBusy} onClick={() => void pay()}>
            {`Внести ${formatRoubles(deposit)}`}
          </Button>
        ) : null}
        {reservation.isCancellable ? (
          <Button size="lg" tone="outline" busy={isBusy} onClick={() => void cancel()}>
            Отменить бронь
          </Button>
        ) : null}
      </Cluster>
      <Text size="sm" tone="quiet">
        {isLive && <>Предоплата возвращается целиком, если вы передумаете или не{'\u00a0'}придёте. </>}
        <TextLink href="/reservation/">Условия брони</TextLink>
      </Text>
    </Stack>
  );
}

function After({ status }: { status: Reservation['status'] }) {
  if (status === 'refunded') return 'Банк зачислит деньги за\u00a0несколько дней.';
  if (status === 'converted') return 'Консультант готовит договор. Предоплата уже в\u00a0цене.';
  return 'Внесённое возвращается тем\u00a0же способом, каким вы\u00a0платили.';
}
