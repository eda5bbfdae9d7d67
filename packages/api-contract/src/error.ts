import * as v from 'valibot';

/**
 * Codes of the error envelope are gRPC's (PRD-8): 3 and 5 mean a 404 page to the storefront,
 * 12 and 13 a 500 page. Field errors answer 400 and never 422, which would mean "refresh and retry" to a client.
 */
export const errorCodes = {
  INVALID_ARGUMENT: { code: 3, status: 400 },
  DEADLINE_EXCEEDED: { code: 4, status: 504 },
  NOT_FOUND: { code: 5, status: 404 },
  ALREADY_EXISTS: { code: 6, status: 409 },
  PERMISSION_DENIED: { code: 7, status: 403 },
  RESOURCE_EXHAUSTED: { code: 8, status: 429 },
  OUT_OF_RANGE: { code: 11, status: 413 },
  UNIMPLEMENTED: { code: 12, status: 501 },
  INTERNAL: { code: 13, status: 500 },
  UNAVAILABLE: { code: 14, status: 503 },
  UNAUTHENTICATED: { code: 16, status: 401 },
} as const;
export type ErrorName = keyof typeof errorCodes;

/** What is said of a request whose fields are named. */
export const generalRefusal = 'Запрос составлен неверно.';

/** What is said of a value that fits no rule of its own, for callers that say it to people in their words. */
export const fieldRefusals = {
  required: 'обязательный параметр',
  value: 'недопустимое значение',
  shape: 'недопустимый вид значения',
} as const;

/** Of a text with fewer characters or a list with fewer entries. */
export const tooShort = (bound: number | undefined): string => `длина не меньше ${bound}`;

/** The envelope of every failure. `details` names the fields that were refused. */
export const errorEnvelope = v.object({
  message: v.string(),
  code: v.number(),
  details: v.array(v.object({ field: v.string(), message: v.string() })),
});
export type ErrorEnvelope = v.InferOutput<typeof errorEnvelope>;
