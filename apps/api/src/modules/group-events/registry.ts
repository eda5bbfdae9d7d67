import { dealEvents } from '../deals/events.ts';
import { invoiceEvents } from '../invoices/events.ts';
import { loyaltyEvents } from '../loyalty/events.ts';
import { storeOrderEvents } from '../store-orders/events.ts';
import type { GroupHandler } from '../tools/group-handler.ts';
import { serviceHandlers } from './service-handlers.ts';

/** Every type of event that the group's systems may send. Modules add theirs. */
export const groupHandlers: Readonly<Record<string, GroupHandler>> = {
  ...serviceHandlers,
  ...dealEvents,
  ...loyaltyEvents,
  ...storeOrderEvents,
  ...invoiceEvents,
};
