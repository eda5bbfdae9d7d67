import { join } from 'node:path';
import { createApp } from '../app/app.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Env } from '../env.ts';
import { requireFreePort } from '../http/require-free-port.ts';
import { listen } from '../http/server.ts';
import { createLog, errorRecord, type Log } from '../log.ts';
import { keptSecret } from '../modules/account/kept-secret.ts';
import { startAccountClock } from '../modules/account-clock/account-clock.ts';
import { createCatalogService } from '../modules/catalog/catalog-service.ts';
import { followBanners } from '../modules/content/banner-changes.ts';
import { startContentClock } from '../modules/content/content-clock.ts';
import { announceEndpoint, createToken, endpointUrl } from '../modules/feeds/remote/import-endpoint.ts';
import { startSourceClock } from '../modules/feeds/sources/source-clock.ts';
import { readHoldings } from '../modules/holdings/read-holdings.ts';
import { withTold } from '../modules/leads/told.ts';
import { pushBook } from '../modules/notices/push-book.ts';
import { Dispatcher } from '../modules/outbox/dispatcher.ts';
import { startPaymentClock } from '../modules/payment-intake/payment-clock.ts';
import { paymentSubjects } from '../modules/payment-intake/subjects.ts';
import { startPurging } from '../modules/personal-data/purge-timer.ts';
import { startPhotoClock } from '../modules/photos/photo-clock.ts';
import { createSearchService } from '../modules/search/search-service.ts';
import { developmentLocation, unknownLocation } from '../modules/system/location-provider.ts';
import { diskFileStore } from '../ports/file-store.ts';
import { openObjectStore } from '../ports/open-object-store.ts';
import { openPorts } from '../ports/open-ports.ts';
import { shellTags, staleTags } from '../revalidate/change-notice.ts';
import { ShellNotifier } from '../revalidate/shell-notifier.ts';
import { AnswerCache } from '../rpc/answer-cache.ts';
import type { Services } from '../rpc/context.ts';
import { openPayments } from './open-payments.ts';
import { openPictures, stockPictures } from './open-pictures.ts';
import { requireMigrated } from './require-migrated.ts';
import { answerSource, type SourceArguments } from './source.ts';
import { untilAnswered } from './until-answered.ts';

/** Running requests get this long to finish after a signal. */
const graceMs = 10_000;
/** What nobody waits for yet begins this long after the start, ms: the sites' first pages go first. */
const laterMs = 2_000;

export type Running = {
  port: number;
  /** Finishes what runs, closes the database. Safe to call twice. */
  stop(): Promise<void>;
};

/** Starts the API. `prepare` runs on the open database first. Rejects when it cannot listen or reach its database. */
export async function serve(env: Env, prepare: (database: Database) => Promise<void>): Promise<Running> {
  await requireFreePort(env.host, env.port);
  const log = createLog(env.logLevel);
  const database = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  try {
    await prepare(database);
    await requireMigrated(database);
    return await start(env, database, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function start(env: Env, database: Database, log: Log): Promise<Running> {
  const answers = new AnswerCache();
  const notifier = env.revalidate && new ShellNotifier({ ...env.revalidate, log });
  let knowsStock = false;
  const catalog = createCatalogService(database, {
    onError: (error) => log.error(errorRecord(error), 'facet index not refreshed'),
    onRefresh: (notices) => {
      answers.clear();
      // On the first refresh, changes made while this process was down are unknown.
      notifier?.push(knowsStock ? notices.flatMap(staleTags) : shellTags);
      knowsStock = true;
    },
  });
  const search = createSearchService(database, catalog.stock, {
    isLazy: true,
    onError: (error) => log.error(errorRecord(error), 'search not refreshed'),
  });
  const pictures = openPictures(env);
  const ports = openPorts(env.ports, pushBook(database, readHoldings()));
  const dispatcher = new Dispatcher({ database, ports, log });
  // Commands connect to a server themselves; the embedded database belongs to this process.
  const importEndpoint =
    env.databaseUrl === undefined
      ? {
          dataDir: env.dataDir,
          token: createToken(),
          changeSources: (given: SourceArguments) => answerSource(database, given, env.photos.allowLoopback),
        }
      : undefined;
  let port = env.port;
  const payments = await openPayments(env.bank, database, () => `http://localhost:${port}`);
  const files = diskFileStore(join(env.dataDir, 'files'));
  const services: Services = {
    files,
    database,
    catalog,
    search,
    answers,
    location: env.mode === 'production' ? unknownLocation : developmentLocation(),
    holdings: withTold(readHoldings(), env.ports),
    buildId: env.buildId,
    allowsLocalOrigin: env.ports.sms === undefined,
    tokenSecret: env.tokenSecret ?? (await keptSecret(env.dataDir)),
    log,
    codeSecret: env.ports.codeSecret ?? (await keptSecret(env.dataDir, 'sms-code-secret')),
    staffSecret: env.staffSecret,
    shellSecret: env.revalidate?.secret,
    indexNowKey: env.ports.indexNowKey,
    payments,
    ...(env.warmPictures && { expectPictures: (paths, when) => void pictures.expect(paths, when) }),
    groupSecret: env.groupSecret ?? (importEndpoint && (await keptSecret(env.dataDir, 'group-webhook-secret'))),
  };
  const photoStore = openObjectStore(env.photos.store);
  const app = createApp({
    services,
    pictures,
    photoStore,
    studio: pictures,
    log,
    trustProxy: env.trustProxy,
    feedKeys: env.feedKeys,
    showsOutbox: ports.sms.development || ports.mail.development,
    importEndpoint,
  });
  try {
    await catalog.ready();
    await dispatcher.start();
    const bannersChanged = await followBanners(database);
    const contentClock = await startContentClock(database, {
      onChange: () => {
        answers.clear();
        notifier?.push(['content']);
        bannersChanged().then(
          (isChanged) => isChanged && notifier?.push(['banners']),
          (error) => log.error(errorRecord(error), 'banners not read'),
        );
      },
      onError: (error) => log.error(errorRecord(error), 'content clock'),
    });
    const server = await listen(app.fetch, env.host, env.port);
    port = server.port;
    const leaving = new AbortController();
    const later = setTimeout(() => {
      // A query that comes before loads them itself.
      search.ready().catch((error) => log.error(errorRecord(error), 'search not loaded'));
      if (!env.warmPictures) return;
      // Sites that are still being built need every core.
      untilAnswered(env.revalidate?.urls ?? [], leaving.signal)
        .then(() => stockPictures(database))
        .then(pictures.warm)
        .catch((error) => leaving.signal.aborted || log.warn(errorRecord(error), 'pictures not drawn ahead'));
    }, laterMs);
    const withdrawEndpoint =
      importEndpoint &&
      announceEndpoint(env.dataDir, { url: endpointUrl(env.host, server.port), token: importEndpoint.token });
    const stopPurging = startPurging({ database, files }, log);
    const stopPhotoClock = await startPhotoClock({ database, store: photoStore, settings: env.photos, log }, laterMs);
    const stopSourceClock = startSourceClock(database, env.photos.allowLoopback, log);
    const stopAccountClock = startAccountClock(services, log, laterMs);
    const stopPaymentClock =
      payments && (await startPaymentClock({ database, log, ports: payments, subjects: paymentSubjects }));
    let stopping: Promise<void> | undefined;
    const stop = async () => {
      clearTimeout(later);
      leaving.abort();
      withdrawEndpoint?.();
      await server.close(graceMs);
      notifier?.close();
      await pictures.close();
      await stopSourceClock();
      await stopPhotoClock();
      await stopPurging();
      await stopAccountClock();
      await stopPaymentClock?.();
      await payments?.bank.close();
      await contentClock.stop();
      await dispatcher.stop();
      await Promise.all([ports.sms.close(), ports.mail.close(), ports.webhook.close(), ports.push.close()]);
      await Promise.all([catalog.stop(), search.stop()]);
      await database.close();
    };
    return {
      port: server.port,
      stop: () => {
        stopping ??= stop();
        return stopping;
      },
    };
  } catch (error) {
    notifier?.close();
    await dispatcher.stop();
    await Promise.all([catalog.stop(), search.stop()]);
    throw error;
  }
}
