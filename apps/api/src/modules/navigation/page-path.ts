import { conditions, type TransportType, transportTypes } from '@showroom/domain/dictionaries';
import { type FilterKind, filterKinds, isFacetValue } from '@showroom/domain/listing';

/** What a path with parameters asks the catalogue for. */
export type PagePath =
  | { kind: 'vehicle'; id: number }
  | {
      kind: 'listing';
      type: TransportType;
      condition: 'new' | 'used';
      mark: string;
      model?: string;
      filter?: { kind: FilterKind; value: string };
    }
  | { kind: 'brand'; mark: string; model?: string }
  /** The shape is one of ours, the values cannot be. */
  | { kind: 'impossible' }
  /** No parameters that the catalogue knows of. */
  | { kind: 'other' };

const impossible: PagePath = { kind: 'impossible' };
const code = /^[a-z0-9][a-z0-9-]{0,63}$/;
const priceCap = /^price-do-\d+$/;
const greatestId = 2_147_483_647;
const oldestYear = 1900;

/** Reads a lookup path (decoded, lower case, final slash). `now` decides the latest model year. */
export function readPagePath(path: string, now: Date): PagePath {
  const segments = path.split('/').slice(1, -1);
  const [section = '', second, third] = segments;
  if (section === 'catalog' && segments.length === 2) return readVehicle(second ?? '');
  if (section === 'brands' && (segments.length === 2 || segments.length === 3)) {
    if (!isCode(second) || (third !== undefined && !isCode(third))) return impossible;
    return third === undefined ? { kind: 'brand', mark: second } : { kind: 'brand', mark: second, model: third };
  }
  const type = section === 'electro' ? 'cars' : section;
  if (isTransport(type) && second !== undefined && Object.hasOwn(conditions, second) && segments.length >= 3) {
    return readListing(type, second as 'new' | 'used', segments.slice(2), now);
  }
  return { kind: 'other' };
}

function isTransport(text: string): text is TransportType {
  return Object.hasOwn(transportTypes, text);
}

function isCode(text: string | undefined): text is string {
  return text !== undefined && code.test(text) && !priceCap.test(text);
}

function readVehicle(text: string): PagePath {
  const id = Number(text);
  return /^[1-9]\d{0,9}$/.test(text) && id <= greatestId ? { kind: 'vehicle', id } : impossible;
}

function readListing(type: TransportType, condition: 'new' | 'used', rest: readonly string[], now: Date): PagePath {
  const [mark, model, filterText] = rest;
  if (rest.length > 3 || !isCode(mark)) return impossible;
  if (model === undefined) return { kind: 'listing', type, condition, mark };
  if (!isCode(model)) return impossible;
  if (filterText === undefined) return { kind: 'listing', type, condition, mark, model };
  const filter = readFilter(filterText, now);
  return filter ? { kind: 'listing', type, condition, mark, model, filter } : impossible;
}

function readFilter(text: string, now: Date): { kind: FilterKind; value: string } | undefined {
  const at = text.indexOf('-');
  const kind = text.slice(0, at);
  const value = text.slice(at + 1);
  if (!Object.hasOwn(filterKinds, kind)) return undefined;
  const facet = filterKinds[kind as FilterKind];
  const known = facet === 'year' ? isYear(value, now) : isFacetValue(facet, value);
  return known ? { kind: kind as FilterKind, value } : undefined;
}

/** 1900 to next year (decision 15). */
function isYear(text: string, now: Date): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= oldestYear && Number(text) <= now.getUTCFullYear() + 1;
}
