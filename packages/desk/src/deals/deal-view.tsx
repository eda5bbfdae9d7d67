'use client';

import type { DeskDeal } from '@showroom/api-contract/desk-deals';
import { dealStatuses } from '@showroom/domain/account/sales-deal';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { FactList } from '@showroom/ui/fact-list';
import { formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useEffect, useState } from 'react';
import { awayText, type DeskReply } from '../call/call-desk.ts';
import { useDesk } from '../session/use-desk.tsx';
import { timeText } from '../words.ts';
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
  const { call, generation } = useDesk();
  const [deal, setDeal] = useState<DeskDeal>();
  const [failure, setFailure] = useState<string>();
  const take = (reply: DeskReply<DeskDeal>) => {
    if (reply.kind === 'done') setDeal(reply.body);
    setFailure(reply.kind === 'done' ? undefined : reply.kind === 'away' ? awayText : reply.message);
    return reply.kind === 'done';
  };
  useEffect(() => {
    void call('GET /reports/deals/{id}', { id }).then(take);
  }, [call, generation, id]);
  const pay = async (payment: string, amount: number) =>
    take(await call('POST /reports/deals/{id}/payments/{payment}/paid', { id, payment, amount }));
  return (
    <Stack gap={5}>
      <Cluster gap={3}>
        <Button tone="outline" size="sm" onClick={onClose}>
          К списку
        </Button>
        <Heading level={1} size="lg">
          Сделка {deal ? `№ ${deal.number}` : ''}
        </Heading>
      </Cluster>
      {failure ? <Notice tone="critical" title={failure} /> : null}
      {!deal && !failure ? <Skeleton height={320} shape="box" /> : null}
      {deal ? (
        <>
          <Text weight="strong">{dealStatuses[deal.status]}</Text>
          <FactList facts={factsOf(deal)} />
          <Cluster gap={3}>
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
                {name}, до {dueOn}: {formatRubles(amount)}
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
    </Stack>
  );
}
