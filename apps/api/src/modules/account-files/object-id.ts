import { notFound } from '../../http/api-error.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The id of an address. Throws the 404 of the thing where it is none. */
export function requireId(id: string, message: string): string {
  if (!uuid.test(id)) throw notFound(message);
  return id.toLowerCase();
}
