import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Executor } from '../../db/database.ts';
import { engines, openTestDatabase } from '../../db/testing.ts';
import { startPayment, withdrawPayments } from './start-payment.ts';

test.each(engines)('an attempt that ends while another is begun is no error, on %s', async (engine) => {
  const database = await openTestDatabase(engine);
  const subject = { kind: 'invoice', id: randomUUID() } as const;
  const payment = { holdingId: 1, subject, amount: 100_000, description: 'Проверка' };
  const first = await database.transaction((tx) => startPayment(tx, payment));
  const second = await database.transaction((tx) => {
    let isEnded = false;
    // The first ends after the insert that it stops, and before the look for it.
    const late: Executor = {
      ...tx,
      query: async (text, parameters) => {
        const rows = await tx.query(text, parameters);
        if (rows.length === 0 && !isEnded && text.startsWith('insert into payment (')) {
          isEnded = true;
          await withdrawPayments(tx, subject);
        }
        return rows as never;
      },
    };
    return startPayment(late, payment);
  });
  expect(second).not.toBe(first);
  const states = await database.query('select id, state from payment where subject_id = $1 order by created_at', [
    subject.id,
  ]);
  expect(states).toEqual(
    expect.arrayContaining([
      { id: first, state: 'expired' },
      { id: second, state: 'created' },
    ]),
  );
  expect(await database.transaction((tx) => startPayment(tx, payment))).toBe(second);
  await database.close();
});
