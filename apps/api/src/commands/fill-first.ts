import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv, type Env } from '../env.ts';
import { requireFreePort } from '../http/require-free-port.ts';
import type { Arguments } from './read-arguments.ts';

/**
 * Fills an embedded database that is not there yet in a process of its own: making one takes a gigabyte for a moment, of which a
 * server would keep hundreds of megabytes as long as it runs. Ends this process when that one failed: it has said why.
 * @returns false where there is one already, or a server has it: nothing was done
 */
export async function fillFirst(
  program: string,
  env: Env,
  { progress }: Pick<Arguments, 'progress'>,
): Promise<boolean> {
  if (env.databaseUrl !== undefined || existsSync(join(env.dataDir, 'postgres'))) return false;
  await requireFreePort(env.host, env.port);
  const child = fork(program, ['seed', ...(progress ? ['--progress', progress] : [])], { env: childEnv({}) });
  const stop = () => {
    child.kill();
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const code = await new Promise((done) => child.once('exit', done).once('error', done));
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (code !== 0) process.exit(1);
  return true;
}

/** Ends this process with the one that started it: a database has one owner. */
export function endWithParent(): void {
  process.on('disconnect', () => process.exit(1));
  process.channel?.unref();
}
