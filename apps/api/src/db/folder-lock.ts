import { randomBytes } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseUnavailable } from './database-unavailable.ts';

type Owner = { pid: number; host: string; started: string };

const heartbeatMs = 5_000;
/** A lock of another machine or a removed container is stale after this long without a heartbeat. */
const foreignStaleMs = 30_000;

/** Start time of a process in kernel ticks: detects a reused pid. '' without /proc. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return started === '' || now === '' || now === started;
}

function readOwner(file: string): Owner | undefined {
  try {
    const owner: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof owner !== 'object' || owner === null || !('pid' in owner) || !('host' in owner)) return undefined;
    return {
      pid: Number(owner.pid),
      host: String(owner.host),
      started: 'started' in owner ? String(owner.started) : '',
    };
  } catch {
    return undefined;
  }
}

function silenceOf(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** The living owner of a lock, or undefined when it may be taken over. */
function livingOwner(file: string): Owner | undefined {
  const owner = readOwner(file);
  if (!owner) return undefined;
  const alive = owner.host === hostname() ? isAlive(owner) : silenceOf(file) < foreignStaleMs;
  return alive ? owner : undefined;
}

function tryLink(file: string): boolean {
  const own: Owner = { pid: process.pid, host: hostname(), started: startOf(process.pid) };
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${JSON.stringify(own)}\n`, { flag: 'wx' });
  try {
    // A hard link appears whole or not at all: no reader ever sees a half-written lock.
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

/** Replaces an abandoned lock; of two processes that try at once, one succeeds. */
function takeOver(file: string): boolean {
  const gate = `${file}.takeover`;
  if (silenceOf(gate) > foreignStaleMs) rmSync(gate, { recursive: true, force: true });
  try {
    mkdirSync(gate);
  } catch {
    return false;
  }
  try {
    if (livingOwner(file)) return false;
    rmSync(file, { force: true });
    return tryLink(file);
  } finally {
    rmdirSync(gate);
  }
}

/**
 * Takes the lock file, or throws `DatabaseUnavailable('locked')` when a living process holds it. Two processes in one
 * PGlite folder lose each other's rows without an error. Returns the function that releases it.
 */
export function lockFolder(file: string): () => void {
  if (!tryLink(file)) {
    const owner = livingOwner(file);
    if (owner || !takeOver(file)) {
      const who = owner
        ? `process ${owner.pid}${owner.host === hostname() ? '' : ` on ${owner.host}`}`
        : 'another process';
      throw new DatabaseUnavailable(
        'locked',
        `The database folder is in use by ${who}: stop it, or set another DATA_DIR (${file}).`,
      );
    }
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      // The folder may have been removed, and the lock with it.
    }
  }, heartbeatMs);
  heartbeat.unref();
  let held = true;
  const release = () => {
    if (!held) return;
    held = false;
    clearInterval(heartbeat);
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}
