import { tendGarage } from '../garage/clock.ts';
import { tendPolicies } from '../insurances/clock.ts';
import { turnLoyalty } from '../loyalty/clock.ts';
import { deleteDueCustomers } from '../profile/deletion.ts';
import { tendServiceOrders } from '../service-orders/clock.ts';
import { tendStoreOrders } from '../store-orders/clock.ts';
import { tendReservations } from '../vehicle-reservations/clock.ts';
import { matchWatches } from '../watches/match-watches.ts';
import { tellFinds } from '../watches/tell-finds.ts';
import { tellReturned } from '../watches/waited-items.ts';
import type { ClockTask } from './clock-task.ts';

/** What the account's clock does every minute, by name. Modules add theirs. */
export const clockTasks: Readonly<Record<string, ClockTask>> = {
  garage: tendGarage,
  'service-orders': tendServiceOrders,
  insurances: tendPolicies,
  'store-orders': tendStoreOrders,
  reservations: tendReservations,
  watches: async (services, now) => {
    await matchWatches(services, now);
    await tellFinds(services, now);
    await tellReturned(services, now);
  },
  'delete-customers': deleteDueCustomers,
  loyalty: turnLoyalty,
};
