'use client';

import type { DeskDeal } from '@showroom/api-contract/desk-deals';
import { dealStatuses } from '@showroom/domain/account/sales-deal';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { FactList } from '@showroom/ui/fact-list';
import { formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import * as css from '../desk.css.ts';
import { OpenedView } from '../lists/opened-view.tsx';
import { useOpenedThing } from '../lists/use-opened-thing.ts';
import { useDesk } from '../session/use-desk.tsx';
import { dayText, timeText } from '../words.ts';
import { DealForms } from './deal-forms.tsx';

const factsOf = (deal: DeskDeal) => [
  { label: 'Покупатель', value: deal.customer },
  { label: 'Автомобиль', value: deal.vehicle },
  { label: 'Цена', value: formatRubles(deal.price) },
  { label: 'Центр', value: deal.dealer },
  { label: 'Осталось оплатить', value: formatRubles(deal.leftToPay) },
];

/** One deal: its stage, what comes next, documents and payments. */
export function DealView({ id, onClose }: { id: string; onClose: () => void }) {
  const { call } = useDesk();
  const { thing: deal, failure, take } = useOpenedThing(id, () => call('GET /reports/deals/{id}', { id }));
  const pay = async (payment: string, amount: number) =>
    take(await call('POST /reports/deals/{id}/payments/{payment}/paid', { id, payment, amount }));
  return (
    <OpenedView title={`Сделка ${deal ? `№ ${deal.number}` : ''}`} failure={failure} onClose={onClose}>
      {deal ? (
        <>
          <Text weight="strong">{dealStatuses[deal.status]}</Text>
          <div className={css.facts}>
            <FactList facts={factsOf(deal)} />
          </div>
          <Cluster gap={3}>
            {deal.moves.length > 0 ? <Text tone="quiet">Перевести в&nbsp;этап:</Text> : null}
            {deal.moves.map((status) => (
              <Button
                key={status}
                tone="outline"
                size="sm"
                onClick={async () => take(await call('POST /reports/deals/{id}/status', { id, status }))}
              >
                {dealStatuses[status]}
              </Button>
            ))}
          </Cluster>
          <Heading level={2} size="sm">
            Документы
          </Heading>
          {deal.documents.length === 0 ? <Text tone="quiet">Пока нет.</Text> : null}
          {deal.documents.map(({ id: key, name, isForSigning, signedAt, signedBy }) => (
            <Text key={key}>
              {name}
              {signedAt ? `, подписан ${timeText(signedAt)}, ${signedBy}` : isForSigning ? ', ждёт подписи' : ''}
            </Text>
          ))}
          <Heading level={2} size="sm">
            Платежи
          </Heading>
          {deal.payments.length === 0 ? <Text tone="quiet">Пока нет.</Text> : null}
          {deal.payments.map(({ id: key, name, dueOn, amount, paidAmount }) => (
            <Cluster key={key} gap={3}>
              <Text>
                {name}, до {dayText(dueOn)}: {formatRubles(amount)}
                {paidAmount > 0 ? `, внесено ${formatRubles(paidAmount)}` : ''}
              </Text>
              {paidAmount < amount ? (
                <Button tone="outline" size="sm" onClick={() => pay(key, amount - paidAmount)}>
                  Оплачен
                </Button>
              ) : null}
            </Cluster>
          ))}
          <DealForms key={`${deal.status} ${deal.nextStep} ${deal.nextBy}`} deal={deal} onReply={take} />
        </>
      ) : null}
    </OpenedView>
  );
}
