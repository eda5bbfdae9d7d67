import { startHouse } from './start-house.ts';

/** `pnpm house`: holds one house up, so that `E2E_REUSE=1 pnpm test:e2e` starts at once while specs are written. */
const stop = await startHouse();
process.stdout.write('The house is up; Ctrl-C takes it down.\n');
const alive = setInterval(() => {}, 60_000);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    clearInterval(alive);
    void stop();
  });
