import { dealFileBytes } from '@showroom/api-contract/desk-deals';
import { deskPictureBytes } from '@showroom/api-contract/desk-pictures';
import { leadFileLimits } from '@showroom/domain/lead/lead-files';
import type { MiddlewareHandler } from 'hono';
import { ApiError, badRequest } from './api-error.ts';
import { checkQuery, decodePart } from './read-query.ts';

/** Longest address, in characters, that is looked at. */
const maxUrlLength = 8_192;
/** Largest body of a JSON call, in bytes (B-28). */
const maxBodyBytes = 100 * 1024;
/** Texts and tables of the staff: a Russian letter is two bytes. */
const maxDeskBytes = 400 * 1024;
/** Endpoints that take a file: a JSON call of theirs is one that says so, and nothing else may be that large. */
const uploadPaths: ReadonlyMap<string, number> = new Map([
  ['/api/lead/file', leadFileLimits.picture + 64 * 1024],
  ['/api/reports/deal-documents', dealFileBytes + 64 * 1024],
  ['/api/reports/insurance-documents', dealFileBytes + 64 * 1024],
  ['/api/reports/pictures', deskPictureBytes + 64 * 1024],
  ['/api/garage/{id}/papers', leadFileLimits.picture + 64 * 1024],
  ['/api/reports/service-orders/{order}/works/{work}/photos', leadFileLimits.picture + 64 * 1024],
]);
const uploadPatterns = [...uploadPaths].map(
  ([template, bytes]) => [new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`), bytes] as const,
);
/** Files that are received at once; they are held in memory. */
export const maxUploads = 8;

/** Largest body of an endpoint, bytes; `path` as it was asked, or its template. */
export const bodyLimitOf = (path: string): number =>
  uploadPatterns.find(([pattern]) => pattern.test(path))?.[1] ??
  (path.startsWith('/api/reports/') ? maxDeskBytes : maxBodyBytes);
export const isUpload = (path: string): boolean => uploadPaths.has(path);

/** Concurrent requests; more get 503 with `Retry-After: 1` instead of a queue. */
const maxInFlight = 256;

/** Refuses what no endpoint could read, before anything is parsed. */
export const requestLimits: MiddlewareHandler = async (c, next) => {
  const url = c.req.url;
  if (url.length > maxUrlLength) throw new ApiError('INVALID_ARGUMENT', 'Адрес слишком длинный.', { status: 414 });
  const pathStart = url.indexOf('/', url.indexOf('//') + 2);
  const queryStart = url.indexOf('?', pathStart);
  const path = queryStart < 0 ? url.slice(pathStart) : url.slice(pathStart, queryStart);
  const declared = Number(c.req.header('content-length') ?? 0);
  if (declared > bodyLimitOf(path)) throw new ApiError('OUT_OF_RANGE', 'Тело запроса слишком большое.');
  if (path.includes('%') && decodePart(path) === undefined) {
    throw badRequest('Путь не читается: нужен UTF-8 без управляющих символов.');
  }
  if (queryStart >= 0) checkQuery(url.slice(queryStart));
  await next();
};

const overloaded = () => new ApiError('UNAVAILABLE', 'Сервис перегружен. Попробуйте через секунду.', { retryAfter: 1 });

/** Limits concurrent requests, so that overload is answered in milliseconds (C-03). */
export function inFlightLimit(limit = maxInFlight): MiddlewareHandler {
  let inFlight = 0;
  return async (_c, next) => {
    if (inFlight >= limit) {
      throw overloaded();
    }
    inFlight += 1;
    try {
      await next();
    } finally {
      inFlight -= 1;
    }
  };
}

type Line = {
  /** Requests that are worked on at once. */
  limit: number;
  /** Requests that wait for that at most, and how long, ms. */
  most: number;
  patienceMs: number;
};

/**
 * A crowd that wants the same waits in line before it takes any of the places of `inFlightLimit`, first come, first served: everybody hears
 * what became of the thing instead of an overload, and the rest of the site is answered meanwhile.
 */
export function waitingLine({ limit, most, patienceMs }: Line): MiddlewareHandler {
  let working = 0;
  const waiting = new Set<() => void>();
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(overloaded());
      }, patienceMs);
      waiting.add(begin);
    });
  return async (_c, next) => {
    if (working < limit) working += 1;
    else if (waiting.size < most) await wait();
    else throw overloaded();
    try {
      await next();
    } finally {
      // The place goes to the next in line, or is free again.
      const [begin] = waiting;
      if (begin) begin();
      else working -= 1;
    }
  };
}
