import type { Delivery } from './delivery.ts';

/**
 * The development adapter of both ports: nothing leaves the house. The message is done with, and stays in the outbox,
 * which `/dev/outbox` shows.
 */
export function developmentDelivery(): Delivery<unknown> {
  return { development: true, send: async () => {}, close: async () => {} };
}
