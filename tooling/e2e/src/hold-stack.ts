import { startStack } from './start-stack.ts';

/** `pnpm stack`: keeps one stack running, so that `E2E_REUSE=1 pnpm test:e2e` starts at once while specs are written. */
const stop = await startStack();
process.stdout.write('The stack is up; Ctrl-C takes it down.\n');
const alive = setInterval(() => {}, 60_000);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    clearInterval(alive);
    void stop();
  });
