import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { migrate } from '@showroom/api/db/migrate';
import { openDatabase } from '@showroom/api/db/open-database';
import { type Answer, endLives, kill, live, openRecorder, post } from '@showroom/api/testing/killable-life';
import { makeShop } from '@showroom/api/testing/make-shop';
import { brokenStock, buyerPhone, purchaseBody, stockItems } from '@showroom/api/testing/store-calls';
import { onPostgres } from './scratch-server.ts';
import { summarize } from './statistics.ts';

const buyers = Number(process.argv[2] ?? 1_000);
const rounds = Number(process.argv[3] ?? 3);

/** What an answer came to: an order, the clear «sold out» of one line, or its status and words. */
function nameOf(answer: Answer | undefined, itemId: number): string {
  if (answer?.status === 200) return 'order';
  const { details = [], message } = (answer?.body ?? {}) as {
    details?: { field: string; message: string }[];
    message?: string;
  };
  // Nothing left is said without a figure.
  const isClear = details.length === 1 && details[0]?.field === `lines.${itemId}` && !/\d/.test(details[0].message);
  return answer?.status === 409 && isClear ? 'sold out' : `${answer?.status ?? 'no answer'} ${message ?? ''}`;
}

/**
 * `node tooling/bench/src/last-item.ts [1000] [3]`: so many buyers of the last item at once, each on a connection of its own over HTTP, in so
 * many rounds on PostgreSQL. Fails unless one has it and all others are told that it is sold out.
 */
try {
  await onPostgres(async ({ kind: _, ...place }) => {
    const database = await openDatabase(place);
    await migrate(database);
    await makeShop(database, { items: rounds, qty: 1 });
    const crm = await openRecorder();
    const life = await live(place, crm.url, {});
    for (let round = 0; round < rounds; round += 1) {
      const [shelf] = await stockItems({ database }, { count: 1, qty: 1, skip: round });
      const [item] = await database.query<{ disprice: number }>('select disprice from accessory where id = $1', [
        shelf?.itemId,
      ]);
      if (!shelf || !item) throw new Error('no shelf');
      const seenTotal = Math.ceil(item.disprice / 100) * 100;
      const times: number[] = [];
      const answers = await Promise.all(
        Array.from({ length: buyers }, async (_none, n) => {
          const body = purchaseBody({
            ...{ lines: [{ id: shelf.itemId, qty: 1 }], dealer: shelf.dealerCode, seenTotal },
            phone: buyerPhone(round * buyers + n),
          });
          const began = performance.now();
          const answer = await post(life, 'store/order', body, { 'idempotency-key': randomUUID() });
          times.push(performance.now() - began);
          return nameOf(answer, shelf.itemId);
        }),
      );
      const counts = new Map<string, number>();
      for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
      const books = await brokenStock({ database });
      const isHeld = counts.get('order') === 1 && counts.get('sold out') === buyers - 1 && books.length === 0;
      if (!isHeld) process.exitCode = 1;
      const { p50, p99, max } = summarize(times);
      const words = [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
      process.stdout.write(
        `${buyers} buyers: ${words}; p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)}, max ${max.toFixed(0)} ms, load ${loadavg()[0]?.toFixed(1)}: ${isHeld ? 'held' : 'BROKEN'}\n`,
      );
    }
    await kill(life);
    crm.close();
    await database.close();
  });
} finally {
  endLives();
}
