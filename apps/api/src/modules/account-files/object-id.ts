import { notFound } from '../../http/api-error.ts';
import { isUuid } from '../../http/uuid.ts';

/** The id of an address. Throws the 404 of the thing where it is none. */
export function requireId(id: string, message: string): string {
  const known = id.toLowerCase();
  if (!isUuid(known)) throw notFound(message);
  return known;
}
