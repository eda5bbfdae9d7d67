import type { SalesDeal } from '@showroom/api-contract/sales-deals';
import { dealStages, dealStatuses } from '@showroom/domain/account/sales-deal';
import { formatDate } from '@showroom/domain/dates';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import { type Fact, FactList } from '@showroom/ui/fact-list';
import { formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import * as css from '../rows.css.ts';
import { DealDocuments } from './deal-documents.tsx';

function Stages({ deal }: { deal: SalesDeal }) {
  const reached = (dealStages as readonly string[]).indexOf(deal.status);
  if (reached < 0) return <Notice tone="notice" title={`Сделка ${dealStatuses[deal.status].toLowerCase()}`} />;
  return (
    <ol className={css.steps}>
      {dealStages.map((stage, at) => {
        const since = deal.history.findLast(({ status }) => status === stage)?.at;
        const isPassed = at <= reached;
        return (
          <li
            key={stage}
            className={isPassed ? `${css.step} ${css.passed}` : css.step}
            aria-current={at === reached ? 'step' : undefined}
          >
            <Text weight={at === reached ? 'strong' : 'regular'}>{dealStatuses[stage]}</Text>
            {isPassed && since ? <Text size="sm">{formatDate(since)}</Text> : null}
          </li>
        );
      })}
    </ol>
  );
}

function Payments({ payments, leftToPay }: Pick<SalesDeal, 'payments' | 'leftToPay'>) {
  if (payments.length === 0) return <Text tone="quiet">График платежей появится вместе с договором.</Text>;
  return (
    <div>
      {payments.map((payment) => (
        <div key={payment.id} className={css.row}>
          <div className={css.words}>
            <Text>{payment.name}</Text>
            <Text size="sm" tone="quiet">
              {payment.paidAt && payment.paidAmount >= payment.amount
                ? `Оплачено ${formatDate(payment.paidAt)}`
                : `До ${formatDate(payment.dueOn)}${payment.paidAmount > 0 ? `, внесено ${formatRubles(payment.paidAmount)}` : ''}`}
            </Text>
          </div>
          <Text weight="strong">{formatRubles(payment.amount)}</Text>
        </div>
      ))}
      <div className={css.row}>
        <Text weight="strong">Осталось оплатить</Text>
        <Text weight="strong">{formatRubles(leftToPay)}</Text>
      </div>
    </div>
  );
}

const factsOf = (deal: SalesDeal): Fact[] => [
  {
    label: 'Автомобиль',
    value: deal.vehicleHref ? <TextLink href={deal.vehicleHref}>{deal.vehicle}</TextLink> : deal.vehicle,
  },
  { label: 'Цена', value: formatRubles(deal.price) },
  { label: 'Дилерский центр', value: deal.dealer },
  ...(deal.adviser ? [{ label: deal.adviser.role, value: deal.adviser.name }] : []),
  ...(deal.dealerPhone
    ? [
        {
          label: 'Телефон',
          value: <TextLink href={phoneHref(deal.dealerPhone)}>{phoneText(deal.dealerPhone)}</TextLink>,
        },
      ]
    : []),
];

/** A deal: how far it is, what comes next, what to read, sign and pay. */
export function DealView({ deal }: { deal: SalesDeal }) {
  return (
    <Stack gap={6}>
      <Heading level={1} size="lg">
        Сделка № {deal.number}
      </Heading>
      <Stages deal={deal} />
      {deal.nextStep ? (
        <Notice title="Что дальше">
          {deal.nextStep}
          {deal.nextBy ? ` Срок: ${formatDate(deal.nextBy)}.` : ''}
        </Notice>
      ) : null}
      <FactList facts={factsOf(deal)} />
      <Stack gap={3}>
        <Heading level={2} size="md">
          Документы
        </Heading>
        <DealDocuments deal={deal} />
      </Stack>
      <Stack gap={3}>
        <Heading level={2} size="md">
          Платежи
        </Heading>
        <Payments payments={deal.payments} leftToPay={deal.leftToPay} />
      </Stack>
    </Stack>
  );
}
