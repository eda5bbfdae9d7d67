import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrate } from '@showroom/api/db/migrate';
import { openDatabase } from '@showroom/api/db/open-database';
import { importFeed } from '@showroom/api/feeds/import-feed';
import { seed } from '@showroom/api/seed/seed';
import { childEnv } from './env.ts';
import { feedStream, readModels } from './feed-stream.ts';
import { summarize } from './statistics.ts';

/**
 * A first delivery of photos from a local server into the embedded database, with a `kill -9` in the middle: `node src/photos-load.ts
 * [photos] [picture]`. Each photo is a content of its own: the picture with its number behind its end. What is measured is what
 * the API's process and the reader of photos take together beyond the API at rest, and the answers of a listing meanwhile.
 */
const [, , wanted = '20000', picture] = process.argv;
const photos = Number(wanted);
const each = 10;
const promised = { megabytes: 150, p99Ms: 20 };
const megabyte = 2 ** 20;
const cli = fileURLToPath(new URL('../../../apps/api/src/cli.ts', import.meta.url));

const original = readFileSync(
  picture ?? fileURLToPath(new URL('../../../docs/images/asc-vehicle.webp', import.meta.url)),
);
const asked = new Map<string, number>();
const server = createServer((req, res) => {
  const path = req.url ?? '';
  asked.set(path, (asked.get(path) ?? 0) + 1);
  res.end(Buffer.concat([original, Buffer.from(path)]));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const from = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const dataDir = mkdtempSync(join(tmpdir(), 'showroom-bench-photos-'));

/** Resident memory of a process and its children, bytes. */
function memoryOf(pid: number): number {
  const pages = (id: string) => {
    try {
      return Number(readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]) * 4_096;
    } catch {
      return 0;
    }
  };
  const children = readdirSync('/proc').filter((id) => {
    if (!/^\d+$/.test(id)) return false;
    try {
      return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(pid);
    } catch {
      return false;
    }
  });
  return [String(pid), ...children].reduce((sum, id) => sum + pages(id), 0);
}

async function start(): Promise<{ api: ChildProcess; port: number }> {
  const api = spawn(process.execPath, [cli, 'serve'], {
    env: childEnv({ DATA_DIR: dataDir, API_PORT: '0', FEED_LOOPBACK: '1', LOG_LEVEL: 'silent' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  for await (const chunk of api.stdout ?? []) {
    out += chunk;
    const ready = /"port":(\d+)/.exec(out);
    if (ready) return { api, port: Number(ready[1]) };
  }
  throw new Error('The API did not start.');
}

async function counts(): Promise<{ stored: number; waiting: number; dead: number }> {
  const { url, token } = JSON.parse(readFileSync(join(dataDir, 'import-endpoint.json'), 'utf8'));
  const answer = await fetch(`${url}/internal/photos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-import-token': token },
    body: JSON.stringify({ holding: 1, dead: false }),
  });
  return ((await answer.json()) as { counts: { stored: number; waiting: number; dead: number } }).counts;
}

try {
  const database = await openDatabase({ url: undefined, dataDir });
  await migrate(database);
  await seed(database, { vehicles: 500, accessories: 50 });
  const models = await readModels(database);
  const bytes = feedStream(models, Math.ceil(photos / each), Number.POSITIVE_INFINITY, { from, each });
  const began = performance.now();
  await importFeed(
    database,
    bytes,
    { dealer: 'brand-one-sever', dryRun: false, allowWithdraw: false },
    { onProblem: () => {}, onRead: () => {}, onApply: () => {} },
  );
  console.log(
    `  import of the file      ${((performance.now() - began) / 1_000).toFixed(1)} s, no photo fetched: ${asked.size}`,
  );
  await database.close();

  let { api, port } = await start();
  const rest = memoryOf(api.pid ?? 0);
  let peak = rest;
  let wasKilled = false;
  const answers: number[] = [];
  const from0 = performance.now();
  for (let state = await counts(); ; state = await counts()) {
    for (let turn = 0; turn < 20; turn++) {
      const at = performance.now();
      await (await fetch(`http://127.0.0.1:${port}/api/catalog?holdingId=1&type=cars&size=24`)).arrayBuffer();
      answers.push(performance.now() - at);
      await delay(25);
    }
    peak = Math.max(peak, memoryOf(api.pid ?? 0));
    if (process.stdout.isTTY) process.stdout.write(`\r  ${state.stored} of ${photos}`);
    if (!wasKilled && state.stored > photos / 2) {
      api.kill('SIGKILL');
      wasKilled = true;
      ({ api, port } = await start());
    }
    if (state.stored + state.dead >= photos) break;
  }
  const seconds = (performance.now() - from0) / 1_000;
  const { stored, dead } = await counts();
  const again = [...asked.values()].filter((count) => count > 1).length;
  const grown = (peak - rest) / megabyte;
  const { p99 } = summarize(answers);
  console.log(
    `  ${stored} stored, ${dead} dead in ${seconds.toFixed(0)} s (${(photos / seconds).toFixed(1)} a second), killed once: ${again} fetched twice`,
  );
  console.log(
    `  memory +${grown.toFixed(0)} MB (promised +${promised.megabytes}), listing of the API p99 ${p99.toFixed(1)} ms of ${answers.length} (promised for a page ${promised.p99Ms})`,
  );
  api.kill('SIGTERM');
  await new Promise((resolve) => api.once('exit', resolve));
  process.exitCode = stored === photos && grown <= promised.megabytes ? 0 : 1;
} finally {
  server.close();
  rmSync(dataDir, { recursive: true, force: true });
}
