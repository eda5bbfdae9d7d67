import { PassThrough } from 'node:stream';
import { createApp } from '../app/app.ts';
import type { Database } from '../db/database.ts';
import type { PoolLimits } from '../db/limits.ts';
import type { Pictures } from '../http/media-routes.ts';
import { createLog } from '../log.ts';
import { createCatalogService } from '../modules/catalog/catalog-service.ts';
import { developmentBank } from '../modules/development-bank/development-bank.ts';
import { type Holdings, readHoldings } from '../modules/holdings/read-holdings.ts';
import { createSearchService } from '../modules/search/search-service.ts';
import { developmentLocation } from '../modules/system/location-provider.ts';
import { developmentRegister } from '../ports/fiscal-receipt.ts';
import { AnswerCache } from '../rpc/answer-cache.ts';
import type { Services } from '../rpc/context.ts';
import type { Studio } from '../studio/studio.ts';
import { memoryFileStore } from './memory-file-store.ts';
import { patientLimits } from './patient.ts';

/** Key of a reader of our feeds. */
export const feedKey = 'a-feed-key-of-the-api-tests';

export type TestApp = {
  database: Database;
  services: Services;
  /** The whole HTTP surface without a socket; the path starts with a slash. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Status and JSON body. */
  get(path: string, init?: RequestInit): Promise<{ status: number; body: unknown }>;
  /** Everything that was logged so far. */
  logged(): string;
  close(): Promise<void>;
};

export type AppOptions = {
  pictures?: Pictures;
  studio?: Pick<Studio, 'share' | 'near'>;
  expectPictures?: Services['expectPictures'];
  trustProxy?: boolean;
  limits?: PoolLimits;
  holdings?: Holdings;
};

/** The API as it runs in production, over a database that stands; `close()` closes it as well. */
export async function openAppOver(database: Database, options: AppOptions = {}): Promise<TestApp> {
  const { pictures = { get: async () => null }, trustProxy = false } = options;
  const { holdings = readHoldings() } = options;
  const answers = new AnswerCache();
  const catalog = createCatalogService(database, { onRefresh: () => answers.clear() });
  const search = createSearchService(database, catalog.stock);
  await Promise.all([catalog.ready(), search.ready()]);
  const lines: string[] = [];
  const out = new PassThrough().setEncoding('utf8').on('data', (line: string) => lines.push(line));
  const log = createLog('info', out);
  const services = {
    database,
    catalog,
    search,
    answers,
    location: developmentLocation(),
    holdings,
    files: memoryFileStore(),
    buildId: 'test-build',
    ...(options.limits === undefined && { deadlineMs: patientLimits.acquireTimeoutMs }),
    expectPictures: options.expectPictures,
    codeSecret: 'a-secret-of-the-tests-32-characters',
    tokenSecret: 'a-token-secret-of-the-tests-32-chars',
    log,
    staffSecret: 'another-secret-of-the-tests-32-chars',
    shellSecret: 'a-secret-of-the-shells',
    groupSecret: 'a-group-secret-of-the-tests-32-chars',
    payments: { bank: developmentBank(database, () => 'http://localhost:4000'), register: developmentRegister() },
  };
  const app = createApp({
    services,
    pictures,
    studio: options.studio,
    log,
    trustProxy,
    showsOutbox: true,
    feedKeys: [{ reader: 'tests', key: feedKey }],
  });
  const fetch = async (path: string, init?: RequestInit) => app.fetch(new Request(`http://api.test${path}`, init));
  return {
    database,
    services,
    fetch,
    get: async (path, init) => {
      const response = await fetch(path, init);
      return { status: response.status, body: await response.json() };
    },
    logged: () => lines.join(''),
    close: async () => {
      await Promise.all([catalog.stop(), search.stop()]);
      await database.close();
    },
  };
}
