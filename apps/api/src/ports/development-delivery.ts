import type { Delivery } from './delivery.ts';

/**
 * The development adapter of both ports: sends nothing. The message counts as delivered and stays in the outbox, shown
 * at `/dev/outbox`.
 */
export function developmentDelivery(): Delivery<unknown> {
  return { development: true, send: async () => {}, close: async () => {} };
}
