import { type ErrorName, errorCodes } from '@showroom/api-contract/error';

/** An answer that nobody keeps. */
export const jsonAnswer = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** A refusal in the envelope of every failure. `status` where it is not the code's own. */
export function refuse(
  name: ErrorName,
  message: string,
  { status = errorCodes[name].status, headers }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return jsonAnswer({ message, code: errorCodes[name].code, details: [] }, status, headers);
}
