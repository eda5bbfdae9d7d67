import { readStack } from './running-stack.ts';
import { expect } from './test.ts';

/** Kills a server of the stack with all its processes. @returns what waits until another one has taken its place */
export function killServer(name: string): () => Promise<void> {
  const first = readStack().pids[name];
  if (!first) throw new Error(`the stack does not say which process ${name} is`);
  process.kill(-first, 'SIGKILL');
  return () => expect.poll(() => readStack().pids[name], { timeout: 60_000 }).not.toBe(first);
}
