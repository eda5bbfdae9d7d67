import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { migrate } from '@showroom/api/db/migrate';
import { openDatabase } from '@showroom/api/db/open-database';
import { makeInvoice } from '@showroom/api/testing/payment-kills';
import { onBothEngines } from './scratch-server.ts';

const points = Number(process.argv[2] ?? 12);
const script = fileURLToPath(new URL('../../../apps/api/src/testing/killable-payment.ts', import.meta.url));

/**
 * `node tooling/bench/src/payment-kills.ts [12]`: a payment as a process of its own is killed (SIGKILL) before so many of its steps,
 * evenly spread from the press to the printed receipt, on each database; then the payer comes back.
 */
await onBothEngines(async ({ kind, url, dataDir }) => {
  const inDatabase = async <T>(
    work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
  ): Promise<T> => {
    const database = await openDatabase({ url, dataDir });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const run = (...more: string[]) =>
    spawnSync(process.execPath, [script, url ?? '-', dataDir, ...more], { env: {}, encoding: 'utf8' });
  const began = performance.now();
  await inDatabase(migrate);
  const all = Number(run(await inDatabase(makeInvoice), 'none').stdout);
  let held = 0;
  let killed = 0;
  for (let n = 0; n < points; n++) {
    const invoice = await inDatabase(makeInvoice);
    const step = String(Math.floor((n * all) / points));
    if (run(invoice, step).signal === 'SIGKILL') killed += 1;
    const wrong = run(invoice).stdout.trim();
    if (wrong === '[]') held += 1;
    else process.stdout.write(`${kind}, before step ${step} of ${all}: ${wrong}\n`);
  }
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  process.stdout.write(
    `${kind.padEnd(9)} ${all} steps, killed before ${killed} of them in ${seconds} s, load ${loadavg()[0]?.toFixed(1)}: ${held === points && killed === points ? 'held' : 'BROKEN'}\n`,
  );
  if (held !== points || killed !== points) process.exitCode = 1;
});
