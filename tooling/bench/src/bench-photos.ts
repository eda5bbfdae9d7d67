import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childEnv } from './env.ts';
import { printFeed } from './feed-stream.ts';
import { type House, startHouse } from './house.ts';
import { createVisitor, reportVisits } from './page-visits.ts';
import { weighOnPhone } from './phone-weight.ts';
import { memoryOfReaders, ownPictures, photographOf, startPhotoServer } from './photo-server.ts';

const each = 10;
const promised = { readerMb: 150, listingKb: 450 };
/** The API is killed when so many photos are stored, or half of fewer. */
const killAt = 2_000;
/** Where nobody watches, progress is told so often, ms. */
const tellEveryMs = 60_000;
const cli = fileURLToPath(new URL('../../../apps/api/src/cli.ts', import.meta.url));

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

const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(0);

/** Whether the measurement was told to end: what was done until then is reported. */
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    isInterrupted = true;
  });

/** Reads a warm page and one that nobody has opened until every photo is stored or dead; kills the API in the middle. */
async function watch({ site, pids }: House, dataDir: string, photos: number) {
  const visitor = createVisitor(site);
  const began = performance.now();
  for (let [peak, last, killedAt, toldAt] = [0, 0, 0, began]; ; ) {
    await visitor.turn();
    last = memoryOfReaders(pids().api ?? 0) || last;
    peak = Math.max(peak, last);
    const counts = await countsOf(dataDir);
    if (!counts) continue;
    if (process.stdout.isTTY) process.stdout.write(`\r  ${counts.stored} of ${photos}`);
    else if (performance.now() - toldAt > tellEveryMs) {
      toldAt = performance.now();
      console.log(
        `  ${counts.stored} of ${photos} after ${((toldAt - began) / 1_000).toFixed(0)} s, reader ${mb(last)} MB`,
      );
    }
    if (killedAt === 0 && counts.stored > Math.min(killAt, photos / 2)) {
      killedAt = counts.stored;
      process.kill(pids().api ?? 0, 'SIGKILL');
    }
    if (counts.stored + counts.dead >= photos || isInterrupted)
      return { visitor, peak, last, killedAt, counts, seconds: (performance.now() - began) / 1_000 };
  }
}

/**
 * A first delivery of photos from a local server into a whole house on the embedded database, with a `kill -9` of the API in the
 * middle. What is measured: what the reader of photos takes, what the pages of a site answer meanwhile, and how heavy a listing
 * with these photos is on a telephone.
 */
export async function benchPhotos(photos: number, pictures: readonly string[]): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-bench-photos-'));
  const server = await startPhotoServer(
    await Promise.all((pictures.length > 0 ? pictures : ownPictures).map(photographOf)),
  );
  let house: House | undefined;
  let isKept = true;
  const line = (name: string, kept: boolean, text: string) => {
    console.log(`  ${kept ? 'held  ' : 'BROKEN'} ${name}: ${text}`);
    isKept &&= kept;
  };
  try {
    house = await startHouse(dataDir, 2_000);
    const feed = join(dataDir, 'feed.xml');
    writeFileSync(feed, printFeed(Math.ceil(photos / each), { from: server.from, each }));
    execFileSync(process.execPath, [cli, 'import', feed, '--dealer', 'brand-one-sever'], {
      env: childEnv({ DATA_DIR: dataDir }),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const { visitor, peak, last, killedAt, counts, seconds } = await watch(house, dataDir, photos);
    const again = [...server.asked.values()].filter((count) => count > 1).length;
    line(
      'resumed',
      counts.stored === photos,
      `${counts.stored} of ${photos} stored in ${seconds.toFixed(0)} s (${(counts.stored / seconds).toFixed(1)} a second), killed at ${killedAt}: ${again} fetched twice${isInterrupted ? '; ended before the rest' : ''}`,
    );
    const size = `${mb(peak)} MB at most, ${mb(last)} at the end, promised ${promised.readerMb}`;
    line('reader', peak <= promised.readerMb * 2 ** 20, size);
    for (const { name, kept, text } of reportVisits(visitor)) line(name, kept, text);
    // Nobody can make a page while the API is down.
    line('no warm page failed', visitor.failures.warm === 0, `${visitor.failures.warm} of 5xx`);
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
