import { catalogQuery } from '@showroom/api-contract/catalog';
import { shortVehicle } from '@showroom/api-contract/catalog-short';
import { contract } from '@showroom/api-contract/contract';
import { tradeInEstimate } from '@showroom/api-contract/trade-in';
import { codesOf } from '@showroom/domain/dictionaries';
import { facetKeys, flagKeys } from '@showroom/domain/listing';
import * as v from 'valibot';
import { row } from '../row.ts';

const { holdingId: _holding, city: _city, page: _page, size: _size, ...chosen } = catalogQuery.entries;
const found = v.object({
  meta: v.object({ page: v.object({ totalResults: v.number() }) }),
  facets: v.object({
    values: v.object(v.entriesFromList(facetKeys, v.array(v.object({ value: v.string(), count: v.number() })))),
    ...v.entriesFromList(flagKeys, v.number()),
  }),
});
const countsOf = (rows: readonly { value: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ value, count }) => [value, count]));
const models = v.object({
  data: v.array(v.object({ code: v.string(), name: v.string(), stock: v.object({ total: v.number() }) })),
});

/** What listings, favourites and the quick search ask. */
export const catalogRows = {
  /** How many vehicles a listing's choice finds, and how many each value beside it would: by the field's name and value. */
  'GET /catalog/count': row(contract.catalog.list, {
    query: codesOf(chosen),
    fixed: { size: '0' },
    answer: v.pipe(
      found,
      v.transform(({ meta, facets: { values, ...flags } }) => ({
        total: meta.page.totalResults,
        values: Object.fromEntries([
          ...Object.entries(values).map(([name, rows]) => [name, countsOf(rows)] as const),
          ...Object.entries(flags).map(([name, count]) => [name, { 1: count }] as const),
        ]),
      })),
    ),
  }),
  /** Vehicles that a visitor put aside, in the order of the ids; 100 at most, 20 with details. */
  'GET /catalog/short': row(contract.catalog.short, {
    query: ['ids', 'detail'],
    answer: v.object({ items: v.array(shortVehicle) }),
  }),
  /** What a vehicle may be taken for. */
  'GET /trade-in/estimate': row(contract.tradeIn.estimate, {
    query: ['mark', 'model', 'year', 'mileage'],
    answer: tradeInEstimate,
  }),
  /** Models of a mark, in stock or not. */
  'GET /models/all': row(contract.brands.models, {
    query: ['markCode'],
    answer: v.pipe(
      models,
      v.transform(({ data }) => data.map(({ code, name }) => ({ code, name }))),
    ),
  }),
  /** Models of a mark that are in stock. */
  'GET /models': row(contract.brands.models, {
    query: ['markCode', 'type'],
    answer: v.pipe(
      models,
      v.transform(({ data }) =>
        data
          .filter(({ stock }) => stock.total > 0)
          .map(({ code, name, stock }) => ({ code, name, count: stock.total })),
      ),
    ),
  }),
};
