import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../db/open-database.ts';
import { createTestDatabase, createTestFolder, engines } from '../../db/testing.ts';
import { isThorough } from '../../testing/env.ts';
import { childSettings } from '../../testing/run-command.ts';

const script = fileURLToPath(new URL('../../testing/killable-api.ts', import.meta.url));
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

type Life = { port: number; child: ChildProcess; ended: Promise<unknown> };

async function live(args: string[]): Promise<Life> {
  const child = spawn(process.execPath, [script, ...args], {
    env: childSettings(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const ended = once(child, 'close').then(() => children.delete(child));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(line.toString()), child, ended };
}

/** Number that the browser was told; undefined when no answer came. */
async function send({ port }: Life, n: number, key: string, headers: Record<string, string> = {}) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/lead/commit?holdingId=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
      body: JSON.stringify({
        formId: 'form_on_sale_soon',
        formUrl: '/',
        formData: { firstname: 'Анна', phone: String(9_160_000_000 + n), policy: true },
      }),
    });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return ((await response.json()) as { number: string }).number;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Half of the kills fall between commit and answer, the other half anywhere in the request. */
const killsOn = isThorough() ? { postgres: 20, pglite: 10 } : { postgres: 8, pglite: 4 };

test.concurrent.each(engines)(
  'the API is killed again and again on %s: what the browser was told of is stored once, a retry gets the same number',
  async (kind) => {
    const kills = killsOn[kind];
    const server = kind === 'postgres' ? await createTestDatabase({}) : undefined;
    const folder = kind === 'pglite' ? await createTestFolder({}) : undefined;
    const place = { url: server?.url, dataDir: folder?.dataDir ?? '' };
    const args = [server?.url ?? '-', place.dataDir];
    const told: string[] = [];
    let life = await live(args);
    for (let n = 0; n < kills; n++) {
      const key = randomUUID();
      const isExact = n % 2 === 0;
      const answer = send(life, n, key, isExact ? { 'x-die': '1' } : {});
      if (!isExact) {
        await new Promise((resolve) => setTimeout(resolve, n));
        life.child.kill('SIGKILL');
      }
      const [first] = await Promise.all([answer, life.ended]);
      if (isExact) expect(first).toBeUndefined();
      life = await live(args);
      const second = await send(life, n, key);
      expect(second).toBeDefined();
      if (first !== undefined) expect(second).toBe(first);
      told.push(second ?? '');
    }
    life.child.kill('SIGKILL');
    await life.ended;
    const database = await openDatabase(place);
    const stored = await database.query<{ number: number }>('select number from lead order by number');
    expect(stored.map(({ number }) => `1-${String(number).padStart(6, '0')}`)).toEqual([...told].sort());
    for (const table of ['consent', 'outbox', 'idempotency']) {
      expect([table, await database.rows(`select count(*)::int from ${table}`)]).toEqual([table, [[kills]]]);
    }
    await database.close();
    await server?.drop();
    folder?.drop();
  },
);
