import type { FacetCount, Facets } from '@showroom/api-contract/catalog';
import { cities } from '@showroom/domain/city';
import { bodyTypes, colorGroups, countries, driveTypes, engineTypes, gearTypes } from '@showroom/domain/dictionaries';
import { type FacetKey, facetKeys } from '@showroom/domain/listing';
import { countOf } from '@showroom/domain/text';
import type { Dictionary } from './dictionary.ts';
import type { ListingRequest } from './listing-request.ts';
import { type Bounds, type ListingResult, rangeNames } from './listing-result.ts';

/** Value → label, in the order that visitors see. */
type Labels = ReadonlyMap<string, string>;

const fixed = (dictionary: Record<string, string>): Labels => new Map(Object.entries(dictionary));
const seatForms = ['место', 'места', 'мест'] as const;

const closed: Partial<Record<FacetKey, Labels>> = {
  bodyType: fixed(bodyTypes),
  engine: fixed(engineTypes),
  gear: fixed(gearTypes),
  drive: fixed(driveTypes),
  color: new Map(Object.entries(colorGroups).map(([code, { label }]) => [code, label])),
  seats: new Map(Array.from({ length: 9 }, (_, index) => [String(index + 1), countOf(index + 1, seatForms)])),
  country: new Map(Object.entries(countries).sort(([, a], [, b]) => (a < b ? -1 : 1))),
  dealerCity: new Map(Object.values(cities).map(({ code, i }) => [code, i])),
};

/**
 * Model codes are unique within a mark only: of two equal ones, that of a chosen mark gives the label; with several chosen
 * marks the label names the mark too.
 */
function modelLabels(dictionary: Dictionary, request: ListingRequest): Labels {
  const marks = request.facets.mark;
  const labels = new Map<string, string>();
  if (marks && marks.length > 1) {
    const models = [...dictionary.models.values()];
    for (const mark of dictionary.marks.values()) {
      if (!marks.includes(mark.code)) continue;
      for (const { code, name, markCode } of models)
        if (markCode === mark.code && !labels.has(code)) labels.set(code, `${mark.name} ${name}`);
    }
    return labels;
  }
  for (const { code, name, markCode } of dictionary.models.values()) {
    if (!labels.has(code) || marks?.includes(markCode)) labels.set(code, name);
  }
  return labels;
}

function openLabels(entries: Iterable<{ code: string; name: string }>): Labels {
  return new Map(Array.from(entries, ({ code, name }) => [code, name]));
}

/** Labels of a facet's values; marks, models and dealers come from the dictionary. */
export function labelsOf(key: FacetKey, dictionary: Dictionary, request: ListingRequest): Labels {
  if (key === 'mark') return openLabels(dictionary.marks.values());
  if (key === 'model') return modelLabels(dictionary, request);
  if (key === 'dealer') return openLabels(dictionary.dealers.values());
  return closed[key] ?? new Map();
}

type Counts = ReadonlyMap<string, number>;

function presentValues(counts: Counts, offered: Counts, labels: Labels, chosen: readonly string[]): FacetCount[] {
  const shown: FacetCount[] = [];
  for (const [value, label] of labels) {
    const count = counts.get(value) ?? 0;
    if (offered.has(value) || chosen.includes(value)) shown.push({ value, label, count });
  }
  // An unknown chosen code stays visible, so that it can be removed.
  for (const value of chosen) if (!labels.has(value)) shown.push({ value, label: value, count: 0 });
  return shown;
}

const inRoubles = (bounds: Bounds | null): Bounds | null =>
  bounds && { min: Math.floor(bounds.min / 100), max: Math.ceil(bounds.max / 100) };

/**
 * Facets with labels: the values that `offered` has, counted by `result`. Models appear once a mark or a model is chosen: hundreds
 * without a mark would be most of the answer's size.
 */
export function presentFacets(
  result: ListingResult,
  offered: ListingResult,
  dictionary: Dictionary,
  request: ListingRequest,
): Facets {
  const withModels = request.facets.mark !== undefined || request.facets.model !== undefined;
  const values = facetKeys.map((key): [FacetKey, FacetCount[]] => {
    if (key === 'model' && !withModels) return [key, []];
    // The same code is a model of several marks: what others offer is not told apart.
    const more = key === 'model' ? result : offered;
    const chosen = request.facets[key] ?? [];
    return [key, presentValues(result.counts[key], more.counts[key], labelsOf(key, dictionary, request), chosen)];
  });
  return {
    values: Object.fromEntries(values) as Facets['values'],
    ranges: Object.fromEntries(
      rangeNames.map((name) => {
        const bounds = result.bounds[name] ?? offered.bounds[name];
        return [name, name === 'price' ? inRoubles(bounds) : bounds];
      }),
    ) as Facets['ranges'],
    ...result.flags,
  };
}
