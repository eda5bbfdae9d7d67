import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { CatalogService } from '../modules/catalog/catalog-service.ts';
import type { Holdings } from '../modules/holdings/read-holdings.ts';
import type { PaymentPorts } from '../modules/payment-intake/payment-ports.ts';
import type { SearchService } from '../modules/search/search-service.ts';
import type { LocationProvider } from '../modules/system/location-provider.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { AnswerCache } from './answer-cache.ts';

/** Services of the process, available to every handler. */
export type Services = {
  database: Database;
  catalog: CatalogService;
  search: SearchService;
  answers: AnswerCache;
  location: LocationProvider;
  /** What is decided per holding: its forms, its consent. */
  holdings: Holdings;
  /** Told which drawn pictures (paths under `/media/`) will be asked for next; undefined: nothing is drawn ahead. */
  expectPictures?: ((paths: readonly string[], when: 'opened' | 'soon') => void) | undefined;
  /** Bytes of the files that visitors send. */
  files: FileStore;
  /** Bank and cash register; undefined: nothing can be paid on the site. */
  payments?: PaymentPorts | undefined;
  buildId: string;
  /** How long a request may take, ms; 5,000 unless told. */
  deadlineMs?: number;
  /** Key of the proofs of SMS codes. */
  codeSecret: string;
  /** Key of the customers' tokens. */
  tokenSecret: string;
  /** Whether a passkey may belong to this machine: where the sites run on it. */
  allowsLocalOrigin?: boolean;
  /** Security events: names and ids of sessions, nothing personal. */
  log: Log;
  /** Key of what the group's systems send; undefined: they may not. */
  groupSecret?: string | undefined;
  /** Key of staff tokens; undefined: nobody is staff here. */
  staffSecret: string | undefined;
  /** What the shells and the API show each other; undefined: no call of a shell is trusted. */
  shellSecret: string | undefined;
  /** Key under which search engines are told what changed; undefined: they are not. */
  indexNowKey?: string | undefined;
};

/** Context of a handler: services and request. */
export type ApiContext = Services & {
  /** Address of the caller; undefined where there is no connection, as in tests. */
  callerAddress: string | undefined;
};
