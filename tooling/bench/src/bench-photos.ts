import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { passToServers, readLaunchEnv } from '@showroom/launcher/env';
import { launch } from '@showroom/launcher/launch';
import { freePort } from '@showroom/launcher/ports';
import { findShells } from '@showroom/launcher/shells';
import { childEnv } from './env.ts';
import { printFeed } from './feed-stream.ts';
import { weighOnPhone } from './phone-weight.ts';
import { memoryOfReaders, photographOf, startPhotoServer } from './photo-server.ts';
import { summarize } from './statistics.ts';

const each = 10;
const promised = { readerMb: 150, warmMs: 20, unseenMs: 500, listingKb: 450 };
/** Looks at the sites between two looks at the queue. */
const turns = 20;
const cli = fileURLToPath(new URL('../../../apps/api/src/cli.ts', import.meta.url));
const own = ['asc-vehicle.webp', 'brand-one-listing.webp'].map((name) =>
  fileURLToPath(new URL(`../../../docs/images/${name}`, import.meta.url)),
);

type Counts = { stored: number; waiting: number; dead: number };

/** What stands in the queue; undefined while the API is coming up again. */
async function countsOf(dataDir: string): Promise<Counts | undefined> {
  try {
    const { url, token } = JSON.parse(readFileSync(join(dataDir, 'import-endpoint.json'), 'utf8'));
    const answer = await fetch(`${url}/internal/photos`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-import-token': token },
      body: JSON.stringify({ holding: 1, dead: false }),
    });
    return ((await answer.json()) as { counts: Counts }).counts;
  } catch {
    return undefined;
  }
}

/** A whole house on free ports over a data folder of its own. */
async function startHouse(dataDir: string) {
  passToServers({ FEED_LOOPBACK: '1' });
  const shells = await findShells();
  const ports = await Promise.all([...shells, 'api'].map(freePort));
  const env = readLaunchEnv(
    shells,
    childEnv({
      ...Object.fromEntries(shells.map(({ portName }, at) => [portName, String(ports[at])])),
      ...{ API_PORT: String(ports.at(-1)), DATA_DIR: dataDir, SEED_VEHICLES: '2000' },
    }),
  );
  const house = await launch(env, { dev: false, shells });
  return { ...house, site: `http://127.0.0.1:${env.shellPorts[shells[0]?.code ?? '']}` };
}

type House = Awaited<ReturnType<typeof startHouse>>;

/** Reads a warm page and one that nobody has opened until every photo is stored or dead; kills the API when half of them are. */
async function watch({ site, pids }: House, dataDir: string, photos: number) {
  const times = { warm: [] as number[], unseen: [] as number[] };
  const failures = { warm: 0, unseen: 0 };
  const visit = async (kind: keyof typeof times, path: string) => {
    const began = performance.now();
    const answer = await fetch(site + path, { headers: { cookie: 'siteCityCode=msk' } });
    await answer.arrayBuffer();
    if (answer.status >= 500) failures[kind] += 1;
    else times[kind].push(performance.now() - began);
  };
  const began = performance.now();
  await visit('unseen', '/cars/new/');
  for (let [peak, killedAt, number] = [0, 0, 1]; ; number++) {
    for (let turn = 0; turn < turns; turn++) {
      await visit('warm', '/cars/new/');
      await delay(25);
    }
    await visit('unseen', `/cars/?priceTo=${900_000 + number * 1_000}&mileageTo=${150_000 + number}`);
    peak = Math.max(peak, memoryOfReaders(pids().api ?? 0));
    const counts = await countsOf(dataDir);
    if (!counts) continue;
    if (process.stdout.isTTY) process.stdout.write(`\r  ${counts.stored} of ${photos}`);
    if (killedAt === 0 && counts.stored > photos / 2) {
      killedAt = counts.stored;
      process.kill(pids().api ?? 0, 'SIGKILL');
    }
    if (counts.stored + counts.dead >= photos)
      return { times, failures, peak, killedAt, counts, seconds: (performance.now() - began) / 1_000 };
  }
}

/**
 * A first delivery of photos from a local server into a whole house on the embedded database, with a `kill -9` of the API in the
 * middle. What is measured: what the reader of photos takes, what the pages of a site answer meanwhile, and how heavy a listing
 * with these photos is on a telephone.
 */
export async function benchPhotos(photos: number, pictures: readonly string[]): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-bench-photos-'));
  const server = await startPhotoServer(await Promise.all((pictures.length > 0 ? pictures : own).map(photographOf)));
  let house: House | undefined;
  let isKept = true;
  const line = (name: string, kept: boolean, text: string) => {
    console.log(`  ${kept ? 'held  ' : 'BROKEN'} ${name}: ${text}`);
    isKept &&= kept;
  };
  try {
    house = await startHouse(dataDir);
    const feed = join(dataDir, 'feed.xml');
    writeFileSync(feed, printFeed(Math.ceil(photos / each), { from: server.from, each }));
    execFileSync(process.execPath, [cli, 'import', feed, '--dealer', 'brand-one-sever'], {
      env: childEnv({ DATA_DIR: dataDir }),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const { times, failures, peak, killedAt, counts, seconds } = await watch(house, dataDir, photos);
    const again = [...server.asked.values()].filter((count) => count > 1).length;
    line(
      'resumed',
      counts.stored === photos,
      `${counts.stored} of ${photos} stored in ${seconds.toFixed(0)} s (${(photos / seconds).toFixed(1)} a second), killed at ${killedAt}: ${again} fetched twice`,
    );
    const mb = peak / 2 ** 20;
    line('reader', mb <= promised.readerMb, `${mb.toFixed(0)} MB at most, promised ${promised.readerMb}`);
    for (const [name, list, most] of [
      ['warm page', times.warm, promised.warmMs],
      ['unseen page', times.unseen, promised.unseenMs],
    ] as const) {
      const { p50, p99, max, count } = summarize(list);
      const figures = `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, max ${max.toFixed(0)} ms of ${count}`;
      line(name, p99 <= most, `${figures}; promised p99 ${most}`);
    }
    // Nobody can make a page while the API is down.
    line('no warm page failed', failures.warm === 0, `${failures.warm} of 5xx, ${failures.unseen} of unseen pages`);
    // The vehicles of the file are the newest.
    const { kilobytes, pictures: shown } = await weighOnPhone(house.site, '/cars/?sort=newest');
    line(
      'listing on a phone',
      kilobytes <= promised.listingKb,
      `${kilobytes.toFixed(0)} kB until quiet, ${shown.count} photos of it ${shown.kilobytes.toFixed(0)} kB; promised ${promised.listingKb}`,
    );
    console.log(`  load ${loadavg()[0]?.toFixed(1)}`);
    return isKept;
  } finally {
    await house?.stop();
    server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
