/** Search as a browser asks for it. Kept free of valibot, as browser.ts: the shell answers for the shape. */
import type { SearchAccessory, SearchAnswer, SearchFilter, SearchVehicle } from '@showroom/api-contract/search';
import type { TransportType } from '@showroom/domain/dictionaries';
import { read } from './browser-read.ts';

export type SearchAsk = { query: string; pageVehicles: number; pageAccessories: number; filter: SearchFilter };

/** `price` in kopecks, null when it is told on request. `picture` is a base, without size and ending. */
export type FoundVehicle = {
  id: number;
  type: TransportType | null;
  mark: string;
  model: string;
  modification: string;
  price: number | null;
  picture: string | null;
};
/** `category` is that of the first level. */
export type FoundAccessory = {
  id: number;
  name: string;
  brand: string;
  category: { code: string; name: string } | null;
  price: number | null;
  picture: string | null;
};
export type FacetValue = { value: string; count: number };
/** One page of a block. `total` counts all that the query finds, whatever is ticked. */
export type FoundBlock<T> = { items: readonly T[]; totalPages: number; total: number; facet: readonly FacetValue[] };
export type SearchFound = { vehicles: FoundBlock<FoundVehicle>; accessories: FoundBlock<FoundAccessory> };

/** A JSON text inside the answer; an unreadable one costs a picture or a group, never the whole answer. */
function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** `{"source":{"url":"/media/x/card.webp"}}` → `/media/x` */
function pictureOf(preview: string): string | null {
  const { url } = (parse(preview).source ?? {}) as { url?: unknown };
  const base = typeof url === 'string' ? url.replace(/\/card\.webp$/, '') : '';
  return base === '' ? null : base;
}

const priceOf = (kopecks: number) => (kopecks > 0 ? kopecks : null);

function unwrapVehicle({ id, mark, model, modification, disprice, filters, preview }: SearchVehicle): FoundVehicle {
  const type = parse(filters.raw).car_type_code;
  return {
    id: id.raw,
    type: typeof type === 'string' ? (type as TransportType) : null,
    mark: mark.raw,
    model: model.raw,
    modification: modification.raw,
    price: priceOf(disprice.raw),
    picture: pictureOf(preview.raw),
  };
}

function unwrapAccessory({ acc_item_id, name, brand, accCategory, current_disprice, preview }: SearchAccessory) {
  const [first] = accCategory.raw;
  return {
    id: acc_item_id.raw,
    name: name.raw,
    brand: brand.name_en.raw,
    category: first ? { code: first.code, name: first.nameRu } : null,
    price: priceOf(current_disprice.raw),
    picture: pictureOf(preview.raw),
  };
}

/** What of an answer is the same for both blocks. */
function unwrapPage({ meta, totalFacetCount }: SearchAnswer['vehicles'] | SearchAnswer['accessories']) {
  return { totalPages: meta.page.totalPages, total: totalFacetCount };
}

/** The answer without its `raw` wrappers and JSON texts. */
export function unwrapSearch({ vehicles, accessories }: SearchAnswer): SearchFound {
  return {
    vehicles: {
      ...unwrapPage(vehicles),
      items: vehicles.results.map(unwrapVehicle),
      facet: vehicles.facets.model,
    },
    accessories: {
      ...unwrapPage(accessories),
      items: accessories.results.map(unwrapAccessory),
      facet: accessories.facets.accCategoryNameRu,
    },
  };
}

/** Query of a search call: first pages and unticked facets are left out. */
export function searchParams({ query, pageVehicles, pageAccessories, filter }: SearchAsk): URLSearchParams {
  const params = new URLSearchParams({ query });
  if (pageVehicles > 1) params.set('pageVehicles', String(pageVehicles));
  if (pageAccessories > 1) params.set('pageAccessories', String(pageAccessories));
  const ticked = Object.entries(filter).filter(([, values]) => values && values.length > 0);
  if (ticked.length > 0) params.set('filter', JSON.stringify(Object.fromEntries(ticked)));
  return params;
}

/** Vehicles and accessories that a text means, a page of each; null when there is no answer (offline, aborted). */
export async function searchAll(ask: SearchAsk, signal?: AbortSignal): Promise<SearchFound | null> {
  const answer = await read<SearchAnswer>(`/api/search/?${searchParams(ask)}`, signal);
  return answer ? unwrapSearch(answer) : null;
}
