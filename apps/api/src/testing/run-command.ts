import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';
import { compilesOnce, endsForSure } from './process-flags.ts';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));

/** Settings of every process that a test starts: what one has compiled the next one loads. */
export const childSettings = (): Record<string, string> => ({
  NODE_COMPILE_CACHE: join(inject('testFolder'), 'compile-cache'),
});

export type Run = { child: ChildProcess; out: () => string; err: () => string; exit: Promise<number | null> };

/** Starts `pnpm api <args>` on a free port without a log; whatever still runs at the end of the test is killed. */
export function runCommand(args: readonly string[], env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [compilesOnce, endsForSure, cli, ...args], {
    env: { ...childSettings(), API_PORT: '0', SEED_VEHICLES: '20', LOG_LEVEL: 'silent', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  return { child, out: () => out, err: () => err, exit };
}

/** The port of the ready line. @throws with what was said instead when the process ends first */
export async function untilReady({ out, err, exit }: Run): Promise<number> {
  let ended = false;
  void exit.then(() => {
    ended = true;
  });
  for (;;) {
    const line = out()
      .split('\n')
      .find((text) => text.startsWith('{"ready":true'));
    if (line) return (JSON.parse(line) as { port: number }).port;
    if (ended) throw new Error(err());
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
