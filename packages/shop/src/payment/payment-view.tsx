'use client';

import { phoneHref, phoneText } from '@showroom/domain/phone';
import { formatRoubles } from '@showroom/domain/text';
import { ButtonLink } from '@showroom/ui/button-link';
import { FactList } from '@showroom/ui/fact-list';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { PayButton } from './pay-button.tsx';
import type { Payment } from './payment-calls.ts';
import { ReceiptList } from './receipt-list.tsx';

const until = new Intl.DateTimeFormat('ru-RU', {
  ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Moscow' },
});

type Props = { payment: Payment; phone: string; onPaid: () => void };

/** What is paid, for how much, and the button; or why there is no button. */
export function PaymentView({ payment, phone, onPaid }: Props) {
  const { title, lines, amount, refunded, isPayable, state } = payment;
  return (
    <Stack gap={5}>
      <Heading level={1} size="xl">
        {title}
      </Heading>
      <StateNotice payment={payment} />
      <FactList
        facts={[
          ...lines.map(({ name, count, sum }) => ({
            label: count > 1 ? `${name}, ${count}\u00a0шт.` : name,
            value: formatRoubles(sum),
          })),
          { label: isPayable ? 'К\u00a0оплате' : 'Сумма', value: <strong>{formatRoubles(amount)}</strong> },
          ...(refunded > 0 ? [{ label: 'Возвращено', value: formatRoubles(refunded) }] : []),
          ...(payment.until && isPayable
            ? [{ label: 'Оплатить до', value: `${until.format(new Date(payment.until))} по\u00a0Москве` }]
            : []),
        ]}
      />
      {isPayable ? (
        <Stack gap={3}>
          <PayButton payment={payment} onPaid={onPaid} />
          <Text size="sm" tone="quiet">
            {payment.isDevelopment
              ? 'Сейчас подключён банк разработчика: деньги не\u00a0спишутся.'
              : 'Данные карты вы введёте на\u00a0странице банка, нам они не\u00a0передаются.'}{' '}
            <TextLink href="/services/pay/">Правила оплаты и{'\u00a0'}возврата</TextLink>
          </Text>
        </Stack>
      ) : null}
      {payment.receipts.length > 0 ? <ReceiptList receipts={payment.receipts} /> : null}
      {payment.subject !== 'invoice' ? (
        <div>
          <ButtonLink tone="outline" href={payment.href}>
            {payment.subject === 'order' ? 'К\u00a0заказу' : 'К\u00a0брони'}
          </ButtonLink>
        </div>
      ) : null}
      {state === 'declined' || state === 'expired' ? (
        <Text size="sm" tone="quiet">
          Не{'\u00a0'}получается оплатить? Позвоните: <TextLink href={phoneHref(phone)}>{phoneText(phone)}</TextLink>
        </Text>
      ) : null}
    </Stack>
  );
}

function StateNotice({ payment: { state, refusal, amount, refunded } }: { payment: Payment }) {
  if (state === 'paid')
    return (
      <Notice tone="positive" title="Оплачено">
        {refunded > 0
          ? `Из\u00a0${formatRoubles(amount)} вернули ${formatRoubles(refunded)}.`
          : 'Деньги получены, платить больше ничего не\u00a0нужно.'}
      </Notice>
    );
  if (state === 'refunded')
    return (
      <Notice title="Деньги возвращены">
        Банк зачислит их на{'\u00a0'}карту за{'\u00a0'}несколько дней.
      </Notice>
    );
  if (refusal) return <Notice tone="notice">{refusal}</Notice>;
  if (state === 'declined')
    return (
      <Notice tone="notice" title={'Прошлая оплата не\u00a0прошла'}>
        Деньги не{'\u00a0'}списаны. Можно попробовать ещё раз, в{'\u00a0'}том числе другой картой.
      </Notice>
    );
  if (state === 'expired')
    return (
      <Notice tone="notice" title="Время прошлой попытки вышло">
        Если банк успел взять деньги, мы{'\u00a0'}вернём их сами.
      </Notice>
    );
  if (state === 'pending')
    return <Notice title="Оплата начата">Если вы уже заплатили, подождите: банк вот-вот ответит.</Notice>;
  return null;
}
