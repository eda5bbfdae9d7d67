import { errorCodes } from './error.ts';

const statusOf = (name: keyof typeof errorCodes) => ({ status: errorCodes[name].status });

/** What any call can answer instead of its output; always in the envelope of error.ts. */
export const commonFailures = {
  INVALID_ARGUMENT: statusOf('INVALID_ARGUMENT'),
  INTERNAL: statusOf('INTERNAL'),
  UNAVAILABLE: statusOf('UNAVAILABLE'),
  DEADLINE_EXCEEDED: statusOf('DEADLINE_EXCEEDED'),
} as const;

/** A call that names one object. */
export const missingFailure = { NOT_FOUND: statusOf('NOT_FOUND') } as const;

/** The object existed and is no more: 410, with the code of NOT_FOUND. */
export const goneFailure = { GONE: { status: 410 } } as const;

/** A write that a client may repeat: the key was used for something else or is being worked on, or it came too often. */
export const repeatableFailures = {
  ...commonFailures,
  ALREADY_EXISTS: statusOf('ALREADY_EXISTS'),
  PERMISSION_DENIED: statusOf('PERMISSION_DENIED'),
  RESOURCE_EXHAUSTED: statusOf('RESOURCE_EXHAUSTED'),
} as const;

/** A call of a customer's own things: 401 for whoever is not signed in. */
export const ownFailures = { ...repeatableFailures, UNAUTHENTICATED: statusOf('UNAUTHENTICATED') } as const;
