import { isReservedCode, readListingPath } from '@showroom/domain/listing-path';
import type { ListingScope } from '@showroom/domain/listing-scope';

/** What a path with parameters asks the catalogue for. */
export type PagePath =
  | { kind: 'vehicle'; id: number }
  /** The code on a windscreen. */
  | { kind: 'windscreen'; vin: string }
  | { kind: 'short-link'; code: string }
  | { kind: 'listing'; scope: ListingScope }
  | { kind: 'brand'; mark: string; model?: string; series?: string }
  /** The shape is one of ours, the values cannot be. */
  | { kind: 'impossible' }
  /** No parameters that the catalogue knows of. */
  | { kind: 'other' };

const impossible: PagePath = { kind: 'impossible' };
const code = /^[a-z0-9][a-z0-9-]{0,63}$/;
const greatestId = 2_147_483_647;

/** Reads a lookup path (decoded, lower case, final slash). `now` decides the latest model year. */
export function readPagePath(path: string, now: Date): PagePath {
  const segments = path.split('/').slice(1, -1);
  const [section = '', second] = segments;
  if ((section === 'catalog' || section === 'price-tags') && segments.length === 2) return readVehicle(second ?? '');
  if (section === 'qr' && segments.length === 2) return { kind: 'windscreen', vin: second ?? '' };
  if (section === 'sl' && segments.length === 2) return { kind: 'short-link', code: second ?? '' };
  if (section === 'brands' && segments.length > 1) return readBrand(segments.slice(1));
  const scope = readListingPath(path, now);
  if (scope === 'impossible') return impossible;
  return scope ? { kind: 'listing', scope } : { kind: 'other' };
}

/** The pages of a mark stand in the place of its models, that of a model in the place of its series (decision 9). */
function readBrand([mark, second, third, ...rest]: string[]): PagePath {
  if (!isCode(mark, 'mark') || rest.length > 0) return impossible;
  if (second === undefined) return { kind: 'brand', mark };
  if (third === undefined && (second === 'credit' || second === 'guaranty')) return { kind: 'brand', mark };
  if (!isCode(second, 'model')) return impossible;
  if (third === undefined || third === 'credit') return { kind: 'brand', mark, model: second };
  return code.test(third) ? { kind: 'brand', mark, model: second, series: third } : impossible;
}

function isCode(text: string | undefined, what: 'mark' | 'model'): text is string {
  return text !== undefined && code.test(text) && !isReservedCode(text, what);
}

function readVehicle(text: string): PagePath {
  const id = Number(text);
  return /^[1-9]\d{0,9}$/.test(text) && id <= greatestId ? { kind: 'vehicle', id } : impossible;
}
