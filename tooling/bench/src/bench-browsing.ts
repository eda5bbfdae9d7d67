import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { childEnv } from './env.ts';
import { feedStream, sedans } from './feed-stream.ts';
import { type House, startHouse } from './house.ts';
import { createVisitor, reportVisits } from './page-visits.ts';
import { residentMb } from './process-memory.ts';

const cli = fileURLToPath(new URL('../../../apps/api/src/cli.ts', import.meta.url));
/** Browsing before the first import, and after each one while the stock is read anew, ms. */
const [beforeMs, afterMs] = [15_000, 3_000];

function startImport(dataDir: string, feed: string): ChildProcess {
  return spawn(process.execPath, [cli, 'import', feed, '--dealer', 'brand-one-sever', '--allow-withdraw'], {
    env: childEnv({ DATA_DIR: dataDir }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

type Site = { site: string; house: House | undefined };

/** Browses until `isOver` and so much longer, ms; prints what it was like, and what the API held where the house is ours. */
async function browse({ site, house }: Site, name: string, isOver: () => boolean, restMs: number): Promise<boolean> {
  const held: number[] = [];
  const weigh = () => {
    const api = house?.pids().api;
    if (api !== undefined) held.push(residentMb(api));
  };
  weigh();
  const visitor = createVisitor(site);
  const began = performance.now();
  let overAt = Number.NaN;
  while (!(performance.now() - overAt > restMs)) {
    await visitor.turn();
    weigh();
    if (Number.isNaN(overAt) && isOver()) overAt = performance.now();
  }
  console.log(`${name}, ${((overAt - began) / 1_000).toFixed(1)} s, load ${loadavg()[0]?.toFixed(1)}`);
  const lines = reportVisits(visitor);
  for (const { name: kind, kept, text } of lines)
    console.log(`  ${kept ? 'held  ' : 'BROKEN'} ${kind.padEnd(8)}${text}`);
  for (const notice of visitor.notices) console.log(`    ${notice}`);
  if (held.length > 0) console.log(`  API ${held[0]?.toFixed(0)} MB before, ${Math.max(...held).toFixed(0)} at most`);
  return lines.every(({ kept }) => kept) && Object.values(visitor.failures).every((count) => count === 0);
}

/**
 * What visitors of a house on the embedded database notice of large imports: a new file, and the same with every tenth vehicle
 * dearer. `standing`: a house that runs already, its first site and its data folder.
 */
export async function benchBrowsing(vehicles: number, standing?: { site: string; dataDir: string }): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-browsing-'));
  const dataDir = standing?.dataDir ?? join(folder, 'data');
  const house = standing ? undefined : await startHouse(dataDir, 6_000);
  const site = standing?.site ?? house?.site ?? '';
  try {
    let isKept = await browse({ site, house }, 'nothing is imported', () => true, beforeMs);
    for (const [name, raised] of [
      ['a new file', undefined],
      ['a tenth dearer', 10],
    ] as const) {
      const feed = join(folder, 'feed.xml');
      await pipeline(
        Readable.from(feedStream(sedans, vehicles, raised, { from: '', each: 0 })),
        createWriteStream(feed),
      );
      const child = startImport(dataDir, feed);
      const kept = await browse(
        { site, house },
        `${vehicles} vehicles, ${name}`,
        () => child.exitCode !== null,
        afterMs,
      );
      if (child.exitCode !== 0) throw new Error(`The import ended with ${child.exitCode}.`);
      isKept &&= kept;
    }
    return isKept;
  } finally {
    await house?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
