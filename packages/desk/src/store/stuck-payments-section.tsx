'use client';

import { type PaymentState, paymentStates } from '@showroom/domain/shop/payment';
import { formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { useState } from 'react';
import { ListingView } from '../lists/listing-view.tsx';
import { useListing } from '../lists/use-listing.ts';
import { useDesk } from '../session/use-desk.tsx';
import { timeText } from '../words.ts';

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
  const { page, failed } = useListing(`${generation} ${current}`, () =>
    call('GET /reports/store-payments', { page: current }),
  );
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Платежи, на которые надо посмотреть
      </Heading>
      <ListingView
        page={page}
        failed={failed}
        columns={['Платёж', 'За что', 'Сумма', 'Состояние', 'Почему здесь', 'Создан']}
        keyOf={({ id }) => id}
        cells={(row) => [
          row.id,
          row.subject,
          formatRubles(row.amount),
          paymentStates[row.state as PaymentState] ?? row.state,
          reasons[row.why] ?? row.why,
          timeText(row.createdAt),
        ]}
        emptyText="Всё в порядке."
        onPage={setCurrent}
      />
    </Stack>
  );
}
