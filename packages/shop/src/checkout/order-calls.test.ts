import { afterEach, expect, test, vi } from 'vitest';
import { order } from '../fixtures/order.data.ts';
import { cancelOrder, payHref, readOrder } from './order-calls.ts';

const { id, paymentId } = order;
const bank = 'https://bank.example/pay/1';
type Reply = { status: number; body?: unknown } | 'lost';

/** A server that answers by address. Returns the calls it got. */
function server(replies: Record<string, Reply>): string[] {
  const calls: string[] = [];
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url.replace(/\?.*$/, '')}`;
    calls.push(call);
    const reply = replies[call] ?? 'lost';
    if (reply === 'lost') throw new TypeError('network');
    return Response.json(reply.body ?? {}, { status: reply.status });
  });
  return calls;
}
afterEach(() => void vi.unstubAllGlobals());

const attempt = `POST /api/store/order/${id}/pay/`;
const press = `POST /api/pay/${paymentId}/`;
const opened = { status: 200, body: { paymentId } };

test('a press of pay leads to the bank by one attempt and one question', async () => {
  const calls = server({ [attempt]: opened, [press]: { status: 200, body: { state: 'pending', payUrl: bank } } });
  expect(await payHref(id)).toEqual({ href: bank });
  expect(calls).toEqual([attempt, press]);
});

test.each([
  ['an address is missing', { status: 400, body: { details: [{ field: 'email', message: 'Укажите почту' }] } }],
  ['the bank is away', { status: 502 }],
  ['the bank’s page is no page of the web', { status: 200, body: { state: 'pending', payUrl: 'javascript:alert(1)' } }],
  ['it is paid already', { status: 200, body: { state: 'paid', payUrl: null } }],
] as const)('where %s, the page of the payment goes on', async (_, reply) => {
  server({ [attempt]: opened, [press]: reply });
  expect(await payHref(id)).toEqual({ href: `/pay/${paymentId}/` });
});

test('an order that waits for no payment asks no bank', async () => {
  const calls = server({ [attempt]: { status: 403, body: { message: 'нет', details: [] } } });
  expect(await payHref(id)).toEqual({ problem: expect.stringContaining('не\u00a0ждёт оплаты') });
  expect(calls).toEqual([attempt]);
});

test('a cancel that nobody answered claims neither outcome', async () => {
  const cancel = `POST /api/store/order/${id}/cancel/`;
  server({});
  expect(await cancelOrder(id)).toEqual({ problem: expect.stringContaining('проверьте, отменён') });
  server({ [cancel]: { status: 403, body: { message: 'нет', details: [] } } });
  expect(await cancelOrder(id)).toEqual({ problem: expect.stringContaining('уже нельзя') });
  server({ [cancel]: { status: 200, body: { ...order, status: 'cancelled' } } });
  expect(await cancelOrder(id)).toMatchObject({ status: 'cancelled' });
});

test('a strange link is unknown, a silent server is not', async () => {
  const read = `GET /api/store/order/${id}/`;
  server({ [read]: { status: 404 } });
  expect(await readOrder(id)).toBe('unknown');
  server({ [read]: { status: 503 } });
  expect(await readOrder(id)).toBe('away');
  server({});
  expect(await readOrder(id)).toBe('away');
});
