'use client';

import { Stack } from '@showroom/ui/stack';
import { DealList } from './deal-list.tsx';
import { ReservationList } from './reservation-list.tsx';

/** Reservations and purchases of vehicles: the sales tab of `/lk/orders/`. */
export function Purchases() {
  return (
    <Stack gap={6}>
      <ReservationList />
      <DealList />
    </Stack>
  );
}
