import { expect, test } from 'vitest';
import { centreQueue } from './centre-queue.ts';

const database = () => ({ transaction: () => Promise.reject(new Error('not asked')) });
/** Reads that end when told. */
function slowReads() {
  const open: ((view: number) => void)[] = [];
  const read = () => new Promise<number>((resolve) => void open.push(resolve));
  return { open, read };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('writes at a centre come one after the other, a failed one does not keep the next; other centres do not wait', async () => {
  const queue = centreQueue<number>();
  const db = database();
  const said: string[] = [];
  const first = Promise.withResolvers<void>();
  const failing = queue.inTurn(db, 'north', async () => {
    said.push('begun');
    await first.promise;
    throw new Error('lost');
  });
  const second = queue.inTurn(db, 'north', async () => said.push('second'));
  await queue.inTurn(db, 'south', async () => said.push('south'));
  expect(said).toEqual(['begun', 'south']);
  first.resolve();
  await expect(failing).rejects.toThrow('lost');
  await second;
  expect(said).toEqual(['begun', 'south', 'second']);
});

test('a hundred who come while one reads share the next read', async () => {
  const queue = centreQueue<number>();
  const db = database();
  const { open, read } = slowReads();
  const first = queue.watch(db, 'north', 'service', read)();
  await settle();
  const others = Array.from({ length: 100 }, () => queue.watch(db, 'north', 'service', read)());
  await settle();
  expect(open).toHaveLength(1);
  open[0]?.(1);
  await settle();
  expect(open).toHaveLength(2);
  open[1]?.(2);
  expect(await first).toBe(1);
  expect(new Set(await Promise.all(others))).toEqual(new Set([2]));
});

test('what was read before somebody wrote is read again, once for all who wait', async () => {
  const queue = centreQueue<number>();
  const db = database();
  let reads = 0;
  const read = async () => {
    reads += 1;
    return reads;
  };
  const watches = Array.from({ length: 50 }, () => queue.watch(db, 'north', 'service', read));
  expect(new Set(await Promise.all(watches.map((look) => look())))).toEqual(new Set([1]));
  await queue.inTurn(db, 'north', async () => {});
  expect(new Set(await Promise.all(watches.map((look) => look())))).toEqual(new Set([2]));
});

test('a crowd that is refused in its turn shares one read', async () => {
  const queue = centreQueue<number>();
  const db = database();
  let reads = 0;
  const look = queue.watch(db, 'north', 'service', async () => {
    reads += 1;
    return reads;
  });
  const refuse = async () => {
    throw new Error(`none left at look ${await look()}`);
  };
  const turns = Array.from({ length: 50 }, () => queue.inTurn(db, 'north', async () => {}, refuse));
  const ends = await Promise.allSettled(turns);
  expect(new Set(ends.map((end) => end.status === 'rejected' && end.reason.message))).toEqual(
    new Set(['none left at look 1']),
  );
});

test('a read that fails fails for who shared it, not for who comes later', async () => {
  const queue = centreQueue<number>();
  const db = database();
  const look = () => queue.watch(db, 'north', 'service', () => Promise.reject(new Error('away')))();
  await expect(look()).rejects.toThrow('away');
  expect(await queue.watch(db, 'north', 'service', async () => 7)()).toBe(7);
});
