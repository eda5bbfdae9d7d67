import type { CatalogPage } from '@showroom/api-contract/catalog';
import type { Dictionary } from './dictionary.ts';
import type { ListingRequest } from './listing-request.ts';

/**
 * Chosen marks and models that the shop has never had among this kind of vehicle. A model must belong to one of the
 * chosen marks, where there are any.
 */
export function unknownValues({ models }: Dictionary, { type, facets }: ListingRequest): CatalogPage['unknown'] {
  const { mark = [], model = [] } = facets;
  if (mark.length === 0 && model.length === 0) return [];
  const knownMarks = new Set<string>();
  const knownModels = new Set<string>();
  for (const entry of models.values()) {
    if (entry.type !== type) continue;
    knownMarks.add(entry.markCode);
    if (mark.length === 0 || mark.includes(entry.markCode)) knownModels.add(entry.code);
  }
  const missing = (key: 'mark' | 'model', values: readonly string[], known: ReadonlySet<string>) =>
    values.filter((value) => !known.has(value)).map((value) => ({ key, value }));
  return [...missing('mark', mark, knownMarks), ...missing('model', model, knownModels)];
}
