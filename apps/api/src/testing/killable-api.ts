import { flushCompileCache } from 'node:module';
import { createApp } from '../app/app.ts';
import { migrate } from '../db/migrate.ts';
import { listen } from '../http/server.ts';
import { createLog } from '../log.ts';
import { clockTasks } from '../modules/account-clock/tasks.ts';
import { readHoldings } from '../modules/holdings/read-holdings.ts';
import { withTold } from '../modules/leads/told.ts';
import { Dispatcher } from '../modules/outbox/dispatcher.ts';
import { developmentLocation } from '../modules/system/location-provider.ts';
import { developmentDelivery } from '../ports/development-delivery.ts';
import { httpWebhook } from '../ports/http-webhook.ts';
import type { Services } from '../rpc/context.ts';
import { openPatiently, patientLimits } from './patient.ts';

/**
 * The API as a process of its own without stock and pictures, quick to start, for tests that kill it. Arguments:
 * address of the database (or `-`), data folder, address of the webhook. A request with the header `x-die` is worked on to its end, and then
 * the process dies before a byte of the answer leaves. One with `x-clock` first runs that task of the account's clock, unclaimed, as of then.
 */
const [url = '-', dataDir = '', crm = ''] = process.argv.slice(2);
const database = await openPatiently({ url: url === '-' ? undefined : url, dataDir });
await migrate(database);
const log = createLog('silent');
const webhooks = {
  targets: new Map([['crm-1', { url: crm, secret: 'a-secret-of-the-tests-32-characters' }]]),
  allowPrivate: false,
};
const ports = {
  sms: developmentDelivery(),
  mail: developmentDelivery(),
  push: developmentDelivery(),
  webhook: httpWebhook(webhooks),
};
await new Dispatcher({ database, ports, log }).start();
// Forms ask for nothing else, and nothing else is asked for here.
const services: Partial<Services> = {
  database,
  deadlineMs: patientLimits.acquireTimeoutMs,
  codeSecret: 'a-secret-of-the-tests-32-characters',
  tokenSecret: 'a-token-secret-of-the-tests-32-chars',
  log,
  location: developmentLocation(),
  holdings: withTold(readHoldings(), { leadMails: new Map(), webhooks }),
};
const app = createApp({
  services: services as Services,
  pictures: { get: async () => null },
  log,
  trustProxy: true,
  showsOutbox: false,
});
const { port } = await listen(
  async (request, env) => {
    const [task, at] = request.headers.get('x-clock')?.split(' ') ?? [];
    if (task !== undefined) await clockTasks[task]?.(services as Services, new Date(Number(at)));
    const response = await app.fetch(request, env);
    if (request.headers.has('x-die')) process.kill(process.pid, 'SIGKILL');
    return response;
  },
  '127.0.0.1',
  0,
);
// Killed processes keep nothing of what they have compiled.
flushCompileCache();
process.stdout.write(`${port}\n`);
