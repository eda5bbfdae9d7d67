'use client';

import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { useState } from 'react';
import { useDesk } from '../session/use-desk.tsx';
import { actWords, timeText } from '../words.ts';
import { ListingView } from './listing-view.tsx';
import { useListing } from './use-listing.ts';

/** Who did what, the latest first. */
export function AuditSection() {
  const { call, generation } = useDesk();
  const [current, setCurrent] = useState(1);
  const { page, failed } = useListing(`${generation} ${current}`, () => call('GET /reports/audit', { page: current }));
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Журнал
      </Heading>
      <ListingView
        page={page}
        failed={failed}
        columns={['С чем', 'Что сделано', 'Когда', 'Кто']}
        emptyText="Действий ещё нет."
        keyOf={({ at, act, subject }) => `${at} ${act} ${subject}`}
        cells={({ at, act, actor, subject }) => [subject, actWords[act] ?? act, timeText(at), actor]}
        onPage={setCurrent}
      />
    </Stack>
  );
}
