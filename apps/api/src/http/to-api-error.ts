import { ORPCError } from '@orpc/server';
import { generalRefusal } from '@showroom/api-contract/error';
import { toDatabaseUnavailable } from '../db/database-unavailable.ts';
import { ApiError, badRequest, notFound } from './api-error.ts';
import { toFieldErrors } from './field-errors.ts';

/** Seconds after which a client may ask again when the database does not answer. */
const databaseRetryAfter = 2;

/** Maps any thrown value to the failure that the caller sees. Internals never get past it. */
export function toApiError(error: unknown): ApiError {
  const own = findOwn(error);
  if (own) return own;
  const database = toDatabaseUnavailable(error);
  if (database?.reason === 'timeout') {
    return new ApiError('DEADLINE_EXCEEDED', 'Запрос занял слишком много времени. Попробуйте ещё раз.', {
      cause: error,
    });
  }
  if (database || isClosedDatabase(error)) {
    return new ApiError('UNAVAILABLE', 'Сервис временно недоступен. Попробуйте через несколько секунд.', {
      retryAfter: databaseRetryAfter,
      cause: error,
    });
  }
  if (isBrokenForm(error)) return badRequest('Форма с файлом повреждена.', []);
  if (error instanceof ORPCError) return fromOrpc(error);
  return new ApiError('INTERNAL', 'Внутренняя ошибка сервера.', { cause: error });
}

/** oRPC wraps what a handler throws: the original is in the chain of causes. */
function findOwn(error: unknown): ApiError | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof ApiError) return at;
  }
  return undefined;
}

/** What the platform says of a `multipart/form-data` body that is none. */
function isBrokenForm(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof TypeError && /body as FormData/.test(at.message)) return true;
  }
  return false;
}

/** Shutting down: a late request found the database closed. */
function isClosedDatabase(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (/^(PGlite is clos|Cannot use a pool after calling end)/.test(at.message)) return true;
  }
  return false;
}

function fromOrpc(error: ORPCError<string, unknown>): ApiError {
  if (error.code === 'BAD_REQUEST') {
    const data = error.data as { issues?: Parameters<typeof toFieldErrors>[0] } | undefined;
    return badRequest(generalRefusal, toFieldErrors(data?.issues ?? []));
  }
  if (error.code === 'NOT_FOUND') return notFound('Такого адреса нет.');
  return new ApiError('INTERNAL', 'Внутренняя ошибка сервера.', { cause: error });
}
