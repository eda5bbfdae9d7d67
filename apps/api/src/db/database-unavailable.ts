type UnavailableReason = 'locked' | 'folder' | 'address' | 'unreachable' | 'overload' | 'timeout';

/** The database cannot serve now. `message` is one sentence that a person can act on; the API answers 503. */
export class DatabaseUnavailable extends Error {
  readonly reason: UnavailableReason;
  constructor(reason: UnavailableReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseUnavailable';
    this.reason = reason;
  }
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** Classes 08 (connection) and 57P (shutdown, crash, starting up) of PostgreSQL's codes. */
const connectionState = /^(08\w{3}|57P\w{2})$/;

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

function classify(error: unknown): DatabaseUnavailable | undefined {
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : '';
  if (code === '57014') return new DatabaseUnavailable('timeout', 'The database did not answer in time.', error);
  if (code === '53300' || text.includes('timeout exceeded when trying to connect')) {
    return new DatabaseUnavailable('overload', 'All connections to the database are busy.', error);
  }
  if (
    networkCodes.has(code) ||
    connectionState.test(code) ||
    /Connection terminated|Client has encountered/.test(text)
  ) {
    return new DatabaseUnavailable('unreachable', 'The database does not answer.', error);
  }
  return undefined;
}

/** `DatabaseUnavailable` when an error or its cause is a connection failure, else undefined. */
export function toDatabaseUnavailable(error: unknown): DatabaseUnavailable | undefined {
  for (let current = error, depth = 0; current && depth < 6; depth++) {
    if (current instanceof DatabaseUnavailable) return current;
    const found = classify(current);
    if (found) return found;
    if (current instanceof AggregateError) return toDatabaseUnavailable(current.errors[0]);
    current = current instanceof Error ? current.cause : undefined;
  }
  return undefined;
}
