import { formatDate, formatDayMonth, formatMoment } from '@showroom/domain/dates';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import { storeOrderPayments, storeOrderStatuses } from '@showroom/domain/shop/store-order';
import { itemPath, storePath } from '@showroom/domain/shop/store-path';
import { countOf, formatRoubles } from '@showroom/domain/text';
import { tied } from '@showroom/domain/tied';
import { Badge, type BadgeTone } from '@showroom/ui/badge';
import { FactList } from '@showroom/ui/fact-list';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Picture } from '@showroom/ui/picture';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { wholeWords } from '@showroom/ui/whole-words';
import type { ReactNode } from 'react';
import { SumRows } from '../ordering/ordering-summary.tsx';
import type { Payment } from '../payment/payment-calls.ts';
import { ReceiptList } from '../payment/receipt-list.tsx';
import * as css from './checkout.css.ts';
import { HoldTimer } from './hold-timer.tsx';
import type { Order } from './order-calls.ts';

const tones: Partial<Record<Order['status'], BadgeTone>> = {
  paid: 'positive',
  ready: 'positive',
  completed: 'positive',
  awaiting_payment: 'notice',
  cancelled: 'quiet',
  refunded: 'quiet',
  expired: 'quiet',
};

const mapHref = (address: string) => `https://yandex.ru/maps/?rtext=~${encodeURIComponent(address)}&rtt=auto`;

type Props = {
  order: Order;
  payment: Payment | undefined;
  isChecking: boolean;
  isTired: boolean;
  /** Company phone of the city, digits only. */
  phone: string;
  /** The hold has ended. */
  onOver: () => void;
  /** What can be done. */
  children: ReactNode;
};

/** An order: how far it is, what is in it, where and when it is taken. */
export function OrderView({ order, payment, isChecking, isTired, phone, onOver, children }: Props) {
  const { number, status, lines, sums, promoCode, pay, refunded, earns, history, createdAt } = order;
  return (
    <div className={css.page}>
      <Stack gap={2}>
        <Heading level={1} size="xl">
          Заказ {number}
        </Heading>
        <div className={css.state} role="status">
          <Badge tone={tones[status] ?? 'action'}>{storeOrderStatuses[status]}</Badge>
          <Text size="sm" tone="quiet">
            от {formatDate(createdAt)}
          </Text>
        </div>
      </Stack>
      <div className={css.columns}>
        <Stack gap={5}>
          <StateNotice order={order} payment={payment} isChecking={isChecking} isTired={isTired} phone={phone} />
          <ul className={css.lines}>
            {lines.map((line) => (
              <OrderLine key={line.id} line={line} />
            ))}
          </ul>
          <Receiving order={order} />
          {payment && payment.receipts.length > 0 ? (
            <Stack gap={3}>
              <Heading level={2} size="md">
                Чеки
              </Heading>
              <ReceiptList receipts={payment.receipts} />
            </Stack>
          ) : null}
          <Stack gap={3}>
            <Heading level={2} size="md">
              История
            </Heading>
            <ol className={css.history}>
              {history.map(({ text, at }) => (
                <li key={`${at}${text}`}>
                  <Text>{text}</Text>
                  <Text size="sm" tone="quiet">
                    {formatMoment(at)}
                  </Text>
                </li>
              ))}
            </ol>
          </Stack>
        </Stack>
        <section className={css.summary} aria-label="Итого и действия">
          <SumRows sums={sums} />
          <FactList
            facts={[
              { label: 'Оплата', value: storeOrderPayments[pay] },
              ...(promoCode ? [{ label: 'Промокод', value: promoCode }] : []),
              ...(refunded > 0 ? [{ label: 'Возвращено', value: formatRoubles(refunded) }] : []),
              ...(order.heldUntil
                ? [{ label: 'Товары за\u00a0вами', value: <HoldTimer until={order.heldUntil} onOver={onOver} /> }]
                : []),
              ...(earns > 0
                ? [{ label: 'Начислим после выдачи', value: countOf(earns, ['балл', 'балла', 'баллов']) }]
                : []),
            ]}
          />
          <div className={css.screenOnly}>{children}</div>
          <p className={css.screenOnly}>
            <TextLink href={storePath('store')}>Вернуться в{'\u00a0'}магазин</TextLink>
          </p>
        </section>
      </div>
    </div>
  );
}

function OrderLine({
  line: { itemId, name, partCode, picture, qty, refunded, disprice, sum },
}: {
  line: Order['lines'][number];
}) {
  return (
    <li className={css.line}>
      <span className={css.frame}>
        <Picture base={picture} size="thumb" alt="" />
      </span>
      <div>
        <TextLink href={itemPath(itemId)}>{wholeWords(tied(name))}</TextLink>
        <Text size="sm" tone="quiet">
          {`арт.\u00a0${partCode.replaceAll(' ', '\u00a0')}, ${qty}\u00a0шт. по\u00a0${formatRoubles(disprice)}`}
        </Text>
        {refunded > 0 ? (
          <Text size="sm" tone="critical">
            {refunded === qty ? 'Возвращено' : `Возвращено: ${refunded}\u00a0шт.`}
          </Text>
        ) : null}
      </div>
      <span className={css.sum}>{formatRoubles(sum)}</span>
    </li>
  );
}

function StateNotice({ order, payment, isChecking, isTired, phone }: Omit<Props, 'onOver' | 'children'>) {
  const { status, refunded } = order;
  if (isChecking)
    return (
      <Notice tone="notice" title="Проверяем оплату">
        Спрашиваем банк, дошли{'\u00a0'}ли деньги. Платить второй раз не{'\u00a0'}нужно.
      </Notice>
    );
  if (isTired)
    return (
      <Notice tone="notice" title={'Банк ещё не\u00a0ответил'}>
        Платить второй раз не{'\u00a0'}нужно: как только банк ответит, мы{'\u00a0'}сообщим. Вопросы:{' '}
        <TextLink href={phoneHref(phone)}>{phoneText(phone)}</TextLink>
      </Notice>
    );
  if (status === 'awaiting_payment' && (payment?.state === 'declined' || payment?.state === 'expired'))
    return (
      <Notice tone="critical" title={'Оплата не\u00a0прошла'}>
        {payment.refusal ?? 'Деньги не\u00a0списаны.'} Товары пока за{'\u00a0'}вами: можно попробовать ещё раз.
      </Notice>
    );
  if (status === 'awaiting_payment')
    return <Notice title={'Ждём оплаты'}>Товары отложены. Без оплаты резерв снимется сам.</Notice>;
  if (status === 'created')
    return (
      <Notice tone="positive" title="Заказ принят">
        Оплата при{'\u00a0'}получении.
      </Notice>
    );
  if (status === 'expired')
    return (
      <Notice title="Срок заказа вышел">
        Товары вернулись в{'\u00a0'}продажу. Если деньги всё{'\u00a0'}же списались, они вернутся сами.
      </Notice>
    );
  if (status === 'cancelled') return <Notice title="Заказ отменён">Товары вернулись в{'\u00a0'}продажу.</Notice>;
  if (status === 'refunded')
    return (
      <Notice title={`Вернули ${formatRoubles(refunded)}`}>
        Банк зачислит деньги на{'\u00a0'}карту за{'\u00a0'}несколько дней.
      </Notice>
    );
  return null;
}

function Receiving({
  order: { receiving, centre, readyOn, readyHours, status, phone, isCancellable },
}: {
  order: Order;
}) {
  const when = `${receiving === 'delivery' ? 'Привезём' : status === 'ready' ? 'Ждёт вас с' : 'Забрать можно с'}\u00a0${formatDayMonth(readyOn)}`;
  return (
    <Stack gap={3}>
      <Heading level={2} size="md">
        {receiving === 'delivery' ? 'Доставка' : 'Где забрать'}
      </Heading>
      {centre ? (
        <Stack gap={1}>
          <Text weight="strong">{centre.name}</Text>
          <Text>{centre.address}</Text>
          {centre.phone ? (
            <Text>
              <TextLink href={phoneHref(centre.phone)}>{phoneText(centre.phone)}</TextLink>
            </Text>
          ) : null}
          <Text>
            <TextLink href={mapHref(`${centre.name}, ${centre.address}`)} target="_blank" rel="noopener noreferrer">
              Как добраться
            </TextLink>
          </Text>
        </Stack>
      ) : null}
      {isCancellable ? (
        <Text>
          {when}
          {readyHours ? `, отдел запчастей в\u00a0этот день: ${readyHours}` : ''}
        </Text>
      ) : null}
      <Text size="sm" tone="quiet">
        Получатель: {phone}
      </Text>
    </Stack>
  );
}
