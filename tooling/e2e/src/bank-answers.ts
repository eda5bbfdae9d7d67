import { expect } from '@playwright/test';
import { getGoods } from './api.ts';
import { ask } from './ask.ts';
import type { BrandFacts } from './brands.ts';
import { readStack } from './running-stack.ts';
import { newVisitor } from './test-drive.ts';

/** What the development bank may be told to do. */
export type BankAct = 'approve' | 'cancel' | 'decline' | 'delay' | 'twice' | 'never' | 'wrong';

type Quote = { sums: { total: number }; centres: { code: string }[]; offerVersion: string };

/** A buyer who orders and pays over HTTP, as the site's own scripts do. */
export function buyerAt(brand: BrandFacts) {
  const origin = readStack().origins[brand.code];
  const visitor = newVisitor();
  const send = async <T>(path: string, body: object, key?: string): Promise<T> => {
    const headers = {
      ...{ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      ...(key && { 'idempotency-key': key }),
    };
    const answer = await ask(origin, `/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status, `${path}: ${answer.body}`).toBe(200);
    return JSON.parse(answer.body) as T;
  };
  return {
    /** Orders a piece of what most is free of. @returns the id of the order */
    order: async (): Promise<string> => {
      const lines = [{ id: await getGoods(brand.holdingId), qty: 1 }];
      const quote = await send<Quote>('/store/quote/', { lines, city: 'msk' });
      const placed = await send<{ id: string }>(
        '/store/order/',
        {
          ...{ lines, pay: 'online', seenTotal: quote.sums.total },
          receiving: { kind: 'pickup', dealer: quote.centres[0]?.code },
          recipient: { firstname: visitor.name, phone: visitor.phone, email: visitor.email, policy: true },
          offer: { isAgreed: true, version: quote.offerVersion },
        },
        crypto.randomUUID(),
      );
      return placed.id;
    },
    /** The attempt to pay for an order. */
    paymentOf: async (order: string): Promise<string> =>
      (await send<{ paymentId: string }>(`/store/order/${order}/pay/`, {})).paymentId,
    /** An invoice of the example customer. */
    invoice: async (number: string): Promise<string> =>
      (await send<{ id: string }>('/pay/lookup/', { number, phone: `7999000000${brand.holdingId}` })).id,
    /** Presses pay, and the bank answers. @returns the address that the payer comes back to */
    pay: async (payment: string, act: BankAct): Promise<string> => {
      const { payUrl } = await send<{ payUrl: string }>(`/pay/${payment}/`, { origin, email: visitor.email });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const body = `act=${act}`;
      const answer = await ask(readStack().api, new URL(payUrl).pathname, { method: 'POST', headers, body });
      expect(answer.status, act).toBe(303);
      const back = new URL(String(answer.headers.location));
      expect(back.origin).toBe(origin);
      return `${back.pathname}${back.search}`;
    },
  };
}
