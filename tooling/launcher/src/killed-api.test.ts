import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, expect, test, vi } from 'vitest';
import { readLaunchEnv } from './env.ts';
import { freePort } from './ports.ts';
import { apiServer } from './servers.ts';
import { createSupervisor, type ServerEvent } from './supervisor.ts';

const kills = 2;
/** Leads under way at the same time. */
const senders = 3;

const dataDir = mkdtempSync(join(tmpdir(), 'showroom-killed-api-'));
const events: ServerEvent[] = [];
const { start, stop, pids } = createSupervisor({ onEvent: (event) => events.push(event) });
afterEach(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends lead `n` under one key until it is acknowledged, as a browser does. @returns its number */
async function sendLead(api: string, n: number): Promise<string> {
  const key = randomUUID();
  return vi.waitFor(
    async () => {
      const answer = await fetch(`${api}/api/lead/commit?holdingId=1`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          'x-forwarded-for': `203.${n >> 8}.${n & 255}.7`,
        },
        body: JSON.stringify({
          formId: 'form_on_sale_soon',
          formUrl: '/',
          formData: { firstname: 'Анна', phone: String(9_160_000_000 + n), policy: true },
        }),
      });
      const body = (await answer.json()) as { number: string };
      expect(body, `lead ${n}`).toMatchObject({ number: expect.any(String) });
      return body.number;
    },
    { timeout: 120_000, interval: 20 },
  );
}

test('the API is killed while leads come in: it is back by itself, and each acknowledged lead is stored once', async () => {
  const port = await freePort();
  const env = readLaunchEnv([], { API_PORT: String(port), DATA_DIR: dataDir, SEED_VEHICLES: '20' });
  await start(apiServer({ env, dev: false, origins: [], warmPictures: false, savesMemory: true }));

  const acknowledged: string[] = [];
  let sent = 0;
  let over = false;
  const sending = Array.from({ length: senders }, async () => {
    while (!over) {
      sent += 1;
      acknowledged.push(await sendLead(`http://127.0.0.1:${port}`, sent));
    }
  });
  for (let kill = 1; kill <= kills; kill += 1) {
    const before = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 4), { timeout: 120_000, interval: 1 });
    process.kill(pids().api ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(events.filter(({ kind }) => kind === 'restarted')).toHaveLength(kill), {
      timeout: 120_000,
    });
  }
  over = true;
  await Promise.all(sending);
  await stop();

  expect(events.map(({ kind }) => kind)).toEqual(Array.from({ length: kills }, () => ['ended', 'restarted']).flat());
  const database = await PGlite.create(join(dataDir, 'postgres'));
  const stored = await database.query<{ number: number }>('select number from lead order by number');
  await database.close();
  expect(stored.rows.map(({ number }) => `1-${String(number).padStart(6, '0')}`)).toEqual(acknowledged.toSorted());
  expect(acknowledged).toHaveLength(sent);
}, 400_000);
