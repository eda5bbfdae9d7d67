'use client';

import type { PaymentAct } from '@showroom/api-contract/desk-payments';
import { type PaymentState, paymentStates } from '@showroom/domain/shop/payment';
import { formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { useState } from 'react';
import { refusalOf } from '../call/refusal-of.ts';
import { ListingView } from '../lists/listing-view.tsx';
import { useListing } from '../lists/use-listing.ts';
import { useDesk } from '../session/use-desk.tsx';
import { timeText } from '../words.ts';
import { PaymentActs } from './payment-acts.tsx';

const reasons: Readonly<Record<string, string>> = {
  'wrong-sum': 'Банк взял другую сумму',
  foreign: 'Ответ банка о\u00a0другом платеже',
  'declined-after-paid': 'Банк отклонил после оплаты',
  late: 'Оплата после срока: деньги возвращаются',
  unwanted: 'Оплачивать было уже нечего: деньги возвращаются',
  'refund-failed': 'Возврат не\u00a0прошёл',
  'refund-unclear': 'Неясно, прошёл\u00a0ли возврат',
  'receipt-failed': 'Чек не\u00a0напечатан',
  'bank-silent': 'Банк не\u00a0отвечает',
  pending: 'Долго ждём ответа банка',
};

/** Payments that somebody should look at. */
export function StuckPaymentsSection() {
  const { call, generation } = useDesk();
  const [current, setCurrent] = useState(1);
  const [changes, setChanges] = useState(0);
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const { page, failed } = useListing(`${generation} ${current} ${changes}`, () =>
    call('GET /reports/store-payments', { page: current }),
  );
  const act = async (id: string, what: PaymentAct) => {
    setBusy(id);
    const reply = await call('POST /reports/store-payments/{id}/acts', { id, act: what });
    setBusy(undefined);
    setRefusal(reply.kind === 'done' ? undefined : refusalOf(reply).form);
    setChanges((count) => count + 1);
  };
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Платежи, на которые надо посмотреть
      </Heading>
      {refusal ? <Notice tone="critical">{refusal}</Notice> : null}
      <ListingView
        page={page}
        failed={failed}
        columns={['Платёж', 'За что', 'Сумма', 'Состояние', 'Почему здесь', 'Создан', '']}
        keyOf={({ id }) => id}
        cells={(row) => [
          row.id,
          row.subject,
          formatRubles(row.amount),
          paymentStates[row.state as PaymentState] ?? row.state,
          reasons[row.why] ?? row.why,
          timeText(row.createdAt),
          <PaymentActs key="acts" why={row.why} isBusy={busy === row.id} onAct={(what) => void act(row.id, what)} />,
        ]}
        emptyText="Всё в порядке."
        onPage={setCurrent}
      />
    </Stack>
  );
}
