import { storeContract, storePage, storeQuerySchema } from '@showroom/api-contract/store';
import { codesOf } from '@showroom/domain/dictionaries';
import * as v from 'valibot';
import { row } from '../../row.ts';
import { answerOf } from '../answer-of.ts';

const { holdingId: _holding, page: _page, size: _size, sort: _sort, ...chosen } = storeQuerySchema.entries;
const { meta, facets } = storePage.entries;
const carFacets = v.pick(facets, ['mark', 'model', 'year']);

const inStock = <C extends { count: number }>(list: readonly C[]) => list.filter(({ count }) => count > 0);

/** What menus, shelves, the basket and favourites ask of the shop. */
export const storeRows = {
  /** Both shops with the categories of a menu: two levels, names and codes alone. */
  'GET /store/categories': row(storeContract.categories, {
    answer: v.pipe(
      answerOf(storeContract.categories),
      v.transform(({ items }) =>
        items.map(({ shop, categories }) => ({
          shop,
          categories: inStock(categories).map(({ code, name, categories: inner }) => ({
            code,
            name,
            categories: inStock(inner).map((category) => ({ code: category.code, name: category.name })),
          })),
        })),
      ),
    ),
  }),
  /** How many items a shelf's choice finds. */
  'GET /store/count': row(storeContract.filter, {
    query: codesOf(chosen),
    fixed: { size: '0' },
    answer: v.pipe(
      v.object({ meta }),
      v.transform(({ meta: { page } }) => ({ total: page.totalResults })),
    ),
  }),
  /** Cars that a shop has goods for: marks, models of the mark, years of the model. */
  'GET /store/cars': row(storeContract.filter, {
    query: ['shop', 'mark', 'model'],
    fixed: { size: '0' },
    answer: v.pipe(
      v.object({ facets: carFacets }),
      v.transform(({ facets: { mark, model, year } }) => {
        const names = (facet: typeof mark) => facet.map(({ value, label }) => ({ value, label }));
        return { mark: names(mark), model: names(model), year: names(year) };
      }),
    ),
  }),
  /** Items that a visitor put aside, in the order of the ids; 100 at most. */
  'GET /store/short': row(storeContract.short, { query: ['ids', 'city'], answer: answerOf(storeContract.short) }),
};
