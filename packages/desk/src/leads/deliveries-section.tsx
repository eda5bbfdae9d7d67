'use client';

import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { useState } from 'react';
import { ListingView } from '../lists/listing-view.tsx';
import { useListing } from '../lists/use-listing.ts';
import { useDesk } from '../session/use-desk.tsx';
import { timeText } from '../words.ts';
import { channelWords } from './delivery-table.tsx';

/** Messages that were given up after all attempts, to be sent again once the cause is gone. */
export function DeliveriesSection() {
  const { call, generation } = useDesk();
  const [current, setCurrent] = useState(1);
  const [changes, setChanges] = useState(0);
  const { page, failed } = useListing(`${generation} ${current} ${changes}`, () =>
    call('GET /reports/deliveries', { page: current }),
  );
  const replay = async (id: string) => {
    await call('POST /reports/deliveries/{id}/replay', { id });
    setChanges((count) => count + 1);
  };
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Недоставленное
      </Heading>
      <ListingView
        page={page}
        failed={failed}
        columns={['Заявка', 'Чем', 'Кому', 'Причина', 'Попыток', 'Создано', '']}
        keyOf={({ id }) => id}
        cells={(row) => [
          row.number ?? '',
          channelWords[row.channel],
          row.recipient,
          row.failure ?? '',
          row.attempts,
          timeText(row.createdAt),
          row.isReplayable ? (
            <Button key="replay" size="sm" tone="outline" onClick={() => replay(row.id)}>
              Отправить ещё раз
            </Button>
          ) : (
            'текст удалён'
          ),
        ]}
        emptyText="Всё доставлено."
        onPage={setCurrent}
      />
    </Stack>
  );
}
