import { openPatiently } from './patient.ts';
import { goOn, payThrough, steppedAsking } from './payment-kills.ts';

/**
 * One payment as a process of its own that kills itself (SIGKILL) before a step, for the bench. Arguments: address of the database (or
 * `-`), data folder, invoice, step. Without a step it goes on after a death and prints what is wrong, as JSON.
 */
const [url = '-', dataDir = '', invoiceId = '', step] = process.argv.slice(2);
const database = await openPatiently({ url: url === '-' ? undefined : url, dataDir });
if (step === undefined) {
  process.stdout.write(`${JSON.stringify(await goOn(database, invoiceId))}\n`);
} else {
  let passed = 0;
  const asking = steppedAsking(database, () => {
    if (passed === Number(step)) process.kill(process.pid, 'SIGKILL');
    passed += 1;
  });
  await payThrough(asking, database, invoiceId);
  process.stdout.write(`${passed}\n`);
}
await database.close();
