import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceCommand, readInvoiceArguments } from '../../commands/invoice.ts';
import { StartError } from '../../commands/start-error.ts';
import { newInvoice, payingOf, statesOf } from '../../testing/payment-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { decide } from '../development-bank/queries.ts';
import { makeStaffToken } from '../tools/staff-token.ts';
import { askNow } from './ask-bank.ts';
import { tendPayments } from './payment-clock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('pglite', { vehicles: 20 });
});
afterAll(() => app.close());

async function staffAct(id: string, act: string, holdingId = 1): Promise<number> {
  const token = await makeStaffToken(app.services.staffSecret ?? '', { role: 'sales', holdingId, days: 1 });
  const response = await app.fetch(`/api/reports/store-payments/${id}/acts?holdingId=${holdingId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ act }),
  });
  return response.status;
}

test('another sum than asked is sold to nobody: the staff give it back, once, and the trail says who', async () => {
  const { id } = await newInvoice(app);
  const { press, asking } = payingOf(app);
  const { body } = await press(id);
  const paymentId = String(body.id);
  const name = paymentId.slice(0, 8);
  await decide(app.database, String(body.payUrl).split('/').at(-1) ?? '', 'wrong');
  await askNow(asking, paymentId, 1);
  expect(await statesOf(app, paymentId)).toMatchObject({ state: 'pending', alarm: 'wrong-sum', bank: 99_900 });
  expect(await staffAct(name, 'return', 2)).toBe(404);
  expect(await staffAct(paymentId, 'return')).toBe(404);
  expect(await staffAct(name, 'return')).toBe(200);
  expect(await staffAct(name, 'return')).toBe(409);
  await tendPayments(asking);
  expect(await staffAct(name, 'seen')).toBe(200);
  expect(await statesOf(app, paymentId)).toMatchObject({ alarm: null, bank: 0, sum: 0, receipts: [] });
  const trail = await app.database.query(`select act from audit_line where subject = $1 order by id`, [
    `payment:${name}`,
  ]);
  expect(trail).toEqual([{ act: 'payment-return' }, { act: 'payment-seen' }]);
});

test('what was paid is not given back here, and what is not known can be asked', async () => {
  const { id } = await newInvoice(app);
  const { press } = payingOf(app);
  const { body } = await press(id);
  const paymentId = String(body.id);
  await decide(app.database, String(body.payUrl).split('/').at(-1) ?? '', 'approve');
  expect(await staffAct(paymentId.slice(0, 8), 'check')).toBe(200);
  expect(await statesOf(app, paymentId)).toMatchObject({ state: 'paid' });
  expect(await staffAct(paymentId.slice(0, 8), 'return')).toBe(409);
});

test('an invoice is taken in by the command line and listed there without its phone; what is wrong is said', async () => {
  const add = [
    'add',
    'cli-7',
    '--holding',
    '1',
    '--phone',
    '79160000007',
    '--amount',
    '1234.50',
    '--purpose',
    'Ремонт',
  ];
  const said = await invoiceCommand(app.database, readInvoiceArguments(add));
  expect(said).toMatch(/^cli-7: 1234\.50, https:\/\/[^/]+\/pay\/[0-9a-f-]{36}\/$/);
  const shown = await app.get(`/api/pay/${said.split('/').at(-2)}?holdingId=1`);
  expect(shown).toMatchObject({ status: 200, body: { amount: 123_450 } });
  const list = await invoiceCommand(app.database, readInvoiceArguments(['list', '--holding', '1']));
  expect(list.split('\n').find((line) => line.includes('CLI-7'))).toMatch(/ {2}CLI-7 {2}open {2}1234\.50$/);
  expect(list).not.toContain('79160000007');
  for (const wrong of [['add'], ['list', 'more'], add.with(7, '12,5'), add.with(5, '8916'), ['drop', 'cli-7']])
    expect(() => readInvoiceArguments(wrong)).toThrow(StartError);
  await expect(invoiceCommand(app.database, { act: 'list', holdingId: 57 })).rejects.toThrow('number of a holding');
});
