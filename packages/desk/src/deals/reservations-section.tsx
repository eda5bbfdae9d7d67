'use client';

import { phoneText } from '@showroom/domain/phone';
import { type ReservationStatus, reservationStatuses } from '@showroom/domain/shop/vehicle-reservation';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { useState } from 'react';
import type { DeskReply } from '../call/call-desk.ts';
import * as css from '../desk.css.ts';
import { choicesOf } from '../lists/choices.ts';
import { ListingView } from '../lists/listing-view.tsx';
import { useListing } from '../lists/use-listing.ts';
import { useDesk } from '../session/use-desk.tsx';
import { timeText } from '../words.ts';

const statuses = choicesOf(reservationStatuses);

/** Vehicles that are kept for a deposit, for the department of sales: release one, or begin its deal. */
export function ReservationsSection() {
  const { call, generation } = useDesk();
  const [status, setStatus] = useState<ReservationStatus | ''>('');
  const [current, setCurrent] = useState(1);
  const [turn, setTurn] = useState(0);
  const [problem, setProblem] = useState<string>();
  const { page, failed } = useListing(`${generation} ${current} ${turn} ${status}`, () =>
    call('GET /reports/reservations', { ...(status !== '' && { status }), page: current }),
  );
  const act = async (work: () => Promise<DeskReply<unknown>>) => {
    setProblem(undefined);
    const reply = await work();
    if (reply.kind === 'refused') setProblem(reply.fields[0]?.message ?? reply.message);
    setTurn((now) => now + 1);
  };
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Брони автомобилей
      </Heading>
      <search className={css.filters}>
        <Select
          name="status"
          label="Состояние"
          value={status}
          options={statuses}
          onChange={({ target }) => {
            setCurrent(1);
            setStatus(target.value as ReservationStatus | '');
          }}
        />
      </search>
      {problem ? <Notice tone="critical">{problem}</Notice> : null}
      <ListingView
        page={page}
        failed={failed}
        columns={['Номер', 'Автомобиль', 'Состояние', 'До', 'Покупатель', 'Предоплата', 'Центр', 'Действия']}
        keyOf={({ id }) => id}
        cells={(row) => [
          row.number,
          row.vehicle,
          reservationStatuses[row.status],
          row.heldUntil ? timeText(row.heldUntil) : '—',
          row.phone ? `${row.holder}, ${phoneText(row.phone)}` : row.holder,
          formatRubles(row.deposit),
          row.dealer,
          <Cluster key="acts" gap={2}>
            {row.isConvertible ? (
              <Button
                size="sm"
                tone="quiet"
                onClick={() => void act(() => call('POST /reports/reservations/{id}/convert', { id: row.id }))}
              >
                Начать сделку
              </Button>
            ) : null}
            {row.isReleasable ? (
              <Button
                size="sm"
                tone="quiet"
                onClick={() => void act(() => call('POST /reports/reservations/{id}/release', { id: row.id }))}
              >
                Снять
              </Button>
            ) : null}
          </Cluster>,
        ]}
        {...(status === '' && { emptyText: 'Броней ещё нет.' })}
        onPage={setCurrent}
      />
    </Stack>
  );
}
