import { Hono } from 'hono';
import { notFound } from '../http/api-error.ts';
import { toFailureResponse } from '../http/fail.ts';
import { healthRoutes } from '../http/health-routes.ts';
import { mediaRoutes, type Pictures } from '../http/media-routes.ts';
import { referenceRoutes } from '../http/reference-routes.ts';
import { inFlightLimit, requestLimits, waitingLine } from '../http/request-limits.ts';
import { type HttpEnv, requestRecord } from '../http/request-record.ts';
import { toApiError } from '../http/to-api-error.ts';
import { errorRecord, type Log } from '../log.ts';
import { contentImportRoutes } from '../modules/content/remote/content-import-routes.ts';
import { developmentBankRoutes } from '../modules/development-bank/routes.ts';
import { withDocuments } from '../modules/documents/documents.ts';
import { type FeedKey, feedRoutes } from '../modules/feeds/export/feed-routes.ts';
import { importRoutes } from '../modules/feeds/remote/import-routes.ts';
import { type ChangeSources, sourceRoutes } from '../modules/feeds/sources/source-routes.ts';
import { groupEventRoutes } from '../modules/group-events/routes.ts';
import { bankHookRoutes, takeHint } from '../modules/payment-intake/hook-routes.ts';
import type { PaymentPorts } from '../modules/payment-intake/payment-ports.ts';
import { paymentSubjects } from '../modules/payment-intake/subjects.ts';
import { photoRoutes } from '../modules/photos/photo-routes.ts';
import { withPhotos } from '../modules/photos/stored-photos.ts';
import { withReviewPhotos } from '../modules/reviews/photos.ts';
import { withShares } from '../modules/share-pictures/share-pictures.ts';
import { withUploads } from '../modules/uploads/uploaded-pictures.ts';
import type { ObjectStore } from '../ports/object-store.ts';
import type { Services } from '../rpc/context.ts';
import type { Studio } from '../studio/studio.ts';
import { apiRoutes } from './api-routes.ts';
import { developmentRoutes } from './development-routes.ts';

export type AppOptions = {
  services: Services;
  pictures: Pictures;
  /** Has the photos of vehicles. */
  photoStore?: ObjectStore | undefined;
  /** Draws link previews and has smaller sizes of what is not drawn yet; without it there are neither. */
  studio?: Pick<Studio, 'share' | 'near'> | undefined;
  log: Log;
  trustProxy: boolean;
  /** Serve `/dev/outbox`. */
  showsOutbox: boolean;
  /** Keys of the readers of our feeds. */
  feedKeys?: readonly FeedKey[] | undefined;
  /** Endpoint for `pnpm api import`; absent where the command connects to the database itself. */
  importEndpoint?: { dataDir: string; token: string; changeSources: ChangeSources } | undefined;
};

/** Buyers of the last item: a thousand come at once. Patience is below what a shell waits for an answer. Our own figures. */
const orderLine = { limit: 64, most: 2_000, patienceMs: 4_000 };

/** The whole HTTP surface as one fetch function: no socket, so that tests run what production runs. */
export function createApp({
  services,
  pictures: drawn,
  photoStore,
  studio,
  log,
  trustProxy,
  showsOutbox,
  feedKeys,
  importEndpoint,
}: AppOptions): Hono<HttpEnv> {
  const pictures = photoStore ? withPhotos(drawn, photoStore) : drawn;
  const app = new Hono<HttpEnv>();
  app.use(requestRecord(log));
  app.use(requestLimits);
  app.route('/', healthRoutes(services.database));
  app.post('/api/store/order', waitingLine(orderLine));
  app.use(inFlightLimit());
  app.route('/', apiRoutes({ services, trustProxy }));
  app.route('/', groupEventRoutes(services));
  if (services.payments) app.route('/', paymentsApp(services, services.payments));
  if (showsOutbox) app.route('/', developmentRoutes(services.database));
  if (importEndpoint) {
    app.route('/', importRoutes(services.database, importEndpoint));
    app.route('/', contentImportRoutes(services, importEndpoint));
    app.route('/', photoRoutes(services.database, importEndpoint.token));
    app.route('/', sourceRoutes(importEndpoint.token, importEndpoint.changeSources));
  }
  app.route(
    '/',
    mediaRoutes(
      withDocuments(withReviewPhotos(withShares(withUploads(pictures, services), services, studio), services)),
      studio,
    ),
  );
  app.route('/', feedRoutes(services.database, feedKeys));
  app.route('/', referenceRoutes());
  app.notFound(() => toFailureResponse(notFound('Такого адреса нет.')));
  app.onError((error, c) => {
    const failure = toApiError(error);
    if (failure.status >= 500) {
      log.error({ ...errorRecord(error), route: c.get('route') ?? '(none)', requestId: c.get('requestId') }, 'failure');
    }
    return toFailureResponse(failure);
  });
  return app;
}

/** The bank's callback, and the pages of the development bank where it stands in. */
function paymentsApp({ database, log }: Services, ports: PaymentPorts): Hono<HttpEnv> {
  const asking = { database, log, ports, subjects: paymentSubjects };
  const app = new Hono<HttpEnv>();
  app.route('/', bankHookRoutes(asking));
  if (ports.bank.development) {
    app.route('/', developmentBankRoutes({ database, callback: (reference) => takeHint(asking, reference) }));
  }
  return app;
}
