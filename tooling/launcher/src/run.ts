import { spawn } from 'node:child_process';
import { childEnv } from './env.ts';

/** The end of a command: exit code and all that it printed. */
export type Finished = { code: number; output: string };

/** Runs a command to its end. With `live` its output is shown as it comes. Rejects when `signal` ends it. */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; live?: boolean; signal?: AbortSignal | undefined },
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? childEnv({}),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.signal && { signal: options.signal }),
    });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (options.live) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
