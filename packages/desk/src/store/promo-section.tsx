'use client';

import type { PromoRow } from '@showroom/api-contract/desk-promo';
import { formatRoubles } from '@showroom/domain/text';
import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { useState } from 'react';
import { refusalOf } from '../call/refusal-of.ts';
import { ListingView } from '../lists/listing-view.tsx';
import { useListing } from '../lists/use-listing.ts';
import { useDesk } from '../session/use-desk.tsx';
import { timeText } from '../words.ts';
import { PromoForm } from './promo-form.tsx';

const states: Record<PromoRow['state'], string> = {
  active: 'Действует',
  'used-up': 'Исчерпан',
  ended: 'Закончен',
};

const discountOf = ({ kind, value }: PromoRow): string =>
  kind === 'percent' ? `${value}\u00a0%` : formatRoubles(value);
const usesOf = ({ uses, usesLimit }: PromoRow): string =>
  usesLimit === null ? `${uses}` : `${uses} из\u00a0${usesLimit}`;

/** Promo codes of the shop: what they give, how often they were used, new ones and their end. */
export function PromoSection() {
  const { call, generation } = useDesk();
  const [changes, setChanges] = useState(0);
  const [current, setCurrent] = useState(1);
  const [refusal, setRefusal] = useState<string>();
  const { page, failed } = useListing(`${generation} ${changes} ${current}`, () =>
    call('GET /reports/promo-codes', { page: current }),
  );
  const changed = () => setChanges((count) => count + 1);
  const end = async ({ id, code }: PromoRow) => {
    if (!confirm(`Закончить промокод ${code}? Вернуть его будет нельзя; принятые заказы не изменятся.`)) return;
    const reply = await call('POST /reports/promo-codes/{id}/end', { id });
    setRefusal(reply.kind === 'done' ? undefined : refusalOf(reply).form);
    changed();
  };
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Промокоды магазина
      </Heading>
      <PromoForm onDone={changed} />
      {refusal ? <Notice tone="critical" title={refusal} /> : null}
      <ListingView
        page={page}
        failed={failed}
        columns={['Код', 'Скидка', 'От суммы', 'Заказов', 'До', 'Состояние', '']}
        emptyText="Промокодов ещё нет."
        keyOf={({ id }) => id}
        cells={(row) => [
          row.code,
          discountOf(row),
          row.goodsFrom > 0 ? formatRoubles(row.goodsFrom) : '',
          usesOf(row),
          timeText(row.endsAt) || 'Без\u00a0срока',
          states[row.state],
          row.state === 'ended' ? (
            ''
          ) : (
            <Button key="end" size="sm" tone="quiet" aria-label={`Закончить ${row.code}`} onClick={() => void end(row)}>
              Закончить
            </Button>
          ),
        ]}
        onPage={setCurrent}
      />
    </Stack>
  );
}
