import { type ErrorEnvelope, type ErrorName, errorCodes } from '@showroom/api-contract/error';

type Options = {
  /** HTTP status when it is not the one that the code usually has: a gone vehicle is NOT_FOUND with 410. */
  status?: number;
  details?: ErrorEnvelope['details'];
  /** `Retry-After`, in seconds. */
  retryAfter?: number;
  /** `Allow` of a 405. */
  allow?: string;
  cause?: unknown;
};

/** A failure reported to the caller. The message is Russian and may be shown to a visitor. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: number;
  readonly status: number;
  readonly details: ErrorEnvelope['details'];
  readonly retryAfter: number | undefined;
  readonly allow: string | undefined;

  constructor(kind: ErrorName, message: string, options: Options = {}) {
    super(message, { cause: options.cause });
    this.code = errorCodes[kind].code;
    this.status = options.status ?? errorCodes[kind].status;
    this.details = options.details ?? [];
    this.retryAfter = options.retryAfter;
    this.allow = options.allow;
  }

  get envelope(): ErrorEnvelope {
    return { message: this.message, code: this.code, details: this.details };
  }
}

export function notFound(message: string): ApiError {
  return new ApiError('NOT_FOUND', message);
}

/** Existed and is gone: 410, with the code of "not found" (PRD-8). */
export function gone(message: string): ApiError {
  return new ApiError('NOT_FOUND', message, { status: 410 });
}

export function badRequest(message: string, details: ErrorEnvelope['details'] = []): ApiError {
  return new ApiError('INVALID_ARGUMENT', message, { details });
}
