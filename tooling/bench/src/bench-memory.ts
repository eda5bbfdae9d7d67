import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLaunchEnv } from '@showroom/launcher/env';
import { launch } from '@showroom/launcher/launch';
import { findShells } from '@showroom/launcher/shells';
import { asked } from './bench-memory.data.ts';
import { childEnv } from './env.ts';
import { residentMb } from './process-memory.ts';

/** Promises: MB that a process holds after so many visits of a house with 6,000 vehicles. */
const most = (name: string) => (name === 'api' ? 500 : 350);
const visits = 1_000;
const together = 8;
const sorts = ['', '&sort=price-asc', '&sort=price-desc', '&sort=year-desc', '&sort=newest'];

async function read(origin: string, path: string): Promise<string> {
  const answer = await fetch(origin + path, { headers: { cookie: 'siteCityCode=msk' } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return text;
}

/** A list that few have asked for, one of its vehicles, and every third time a search. */
async function visit(origin: string, number: number): Promise<void> {
  const list = await read(origin, `/cars/?page=${1 + (number % 40)}${sorts[number % sorts.length]}`);
  const vehicles = [...list.matchAll(/href="(\/catalog\/\d+\/)"/g)].map(([, path = '']) => path);
  await read(origin, vehicles[number % vehicles.length] ?? '/cars/');
  if (number % 3 === 0) await read(origin, `/cars/?search=${encodeURIComponent(asked[number % asked.length] ?? '')}`);
}

/** Starts a house of its own on the usual ports, visits it, and weighs its processes. */
export async function benchMemory(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-bench-memory-'));
  const shells = await findShells();
  const env = readLaunchEnv(shells, childEnv({ DATA_DIR: dataDir, SEED_VEHICLES: '6000' }));
  const { stop, pids } = await launch(env, { dev: false, shells });
  let isAnswered = false;
  const weigh = () => Object.entries(pids()).map(([name, pid]) => ({ name, mb: residentMb(pid) }));
  try {
    const before = new Map(weigh().map(({ name, mb }) => [name, mb]));
    const origins = shells.map(({ code }) => `http://127.0.0.1:${env.shellPorts[code]}`);
    let next = 0;
    const visitor = async () => {
      for (let number = next++; number < visits; number = next++)
        await visit(origins[number % origins.length] ?? '', Math.floor(number / origins.length));
    };
    await Promise.all(Array.from({ length: together }, visitor));
    isAnswered = true;
    const after = weigh();
    for (const { name, mb } of after)
      console.log(
        `  ${name.padEnd(10)} ${mb.toFixed(0)} MB after ${visits} visits, ${before.get(name)?.toFixed(0)} before; promised ${most(name)}: ${mb <= most(name) ? 'held' : 'BROKEN'}`,
      );
    return after.every(({ name, mb }) => mb <= most(name));
  } finally {
    await stop();
    if (isAnswered) rmSync(dataDir, { recursive: true, force: true });
    else console.log(`  A page was refused; the logs are in ${join(dataDir, 'logs')}`);
  }
}
