import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database, Executor } from '../../../db/database.ts';
import { keepLiveCopy, type LiveCopy, type LiveCopyOptions } from '../../../db/live-copy.ts';
import { type ArticleIndex, buildArticleIndex } from './article-index.ts';
import type { Goods, GoodsBrand, GoodsCategory, GoodsItem } from './goods.ts';
import { buildGoodsIndex, type GoodsIndex } from './goods-index.ts';
import { universalCategories } from './universal-categories.data.ts';

/** The shop in memory, most popular items first. */
export type GoodsStock = Goods & {
  /** Place of an item by its id. */
  places: ReadonlyMap<number, number>;
  words: GoodsIndex;
  articles: ArticleIndex;
  /** Places of the items that fit a model, by the model's id; of a whole mark by its negative id. */
  fitting: ReadonlyMap<number, readonly number[]>;
};

const batchSize = 4_000;

async function* readItems(executor: Executor, universal: ReadonlySet<number>): AsyncGenerator<GoodsItem[]> {
  for (let after = 0; ; ) {
    const [row] = await executor.rows(
      `select string_agg(concat_ws(E'\\t', a.id, a.category_id, a.brand_id, a.price, a.disprice, a.rank, a.min_count,
         a.is_universal::int, a.picture, translate(a.part_code, E'\\t\\n\\r', '   '), translate(a.name, E'\\t\\n\\r', '   '),
         coalesce((select string_agg(concat_ws(':', d.holding_id, d.id, s.qty - s.reserved), ',')
           from accessory_stock s join dealer d on d.id = s.dealer_id
           where s.accessory_id = a.id and s.qty > s.reserved), ''),
         coalesce((select string_agg(coalesce(f.model_id, -f.mark_id) || ':' || coalesce(f.year_from::text, '')
             || ':' || coalesce(f.year_to::text, ''), ',')
           from accessory_fitment f where f.accessory_id = a.id), '')), E'\\n' order by a.id)
       from (select * from accessory where id > $1 order by id limit ${batchSize}) a`,
      [after],
    );
    const text = row?.[0];
    if (typeof text !== 'string') return;
    const batch = text.split('\n').map((line) => toItem(line, universal));
    yield batch;
    if (batch.length < batchSize) return;
    after = batch.at(-1)?.id ?? after;
    await yieldToEventLoop();
  }
}

const triplesOf = (text = '') => (text === '' ? [] : text.split(',').map((part) => part.split(':')));
const yearOf = (text = '') => (text === '' ? null : Number(text));

function toItem(line: string, universal: ReadonlySet<number>): GoodsItem {
  const [
    id,
    categoryId,
    brandId,
    price,
    disprice,
    rank,
    minCount,
    isUniversal,
    picture = '',
    partCode = '',
    name = '',
    stock,
    fits,
  ] = line.split('\t');
  const places = triplesOf(stock);
  const fitments = triplesOf(fits);
  return {
    id: Number(id),
    categoryId: Number(categoryId),
    brandId: Number(brandId),
    price: Number(price),
    disprice: Number(disprice),
    rank: Number(rank),
    picture,
    name,
    partCode,
    minCount: Number(minCount),
    isUniversal: fitments.length === 0 && (isUniversal === '1' || universal.has(Number(categoryId))),
    stock: places.map(([, dealerId, qty]) => ({ dealerId: Number(dealerId), qty: Number(qty) })),
    holdings: [...new Set(places.map(([holding]) => Number(holding)))],
    fits: fitments.map(([model]) => Number(model)),
    years: fitments.map(([, from, to]) => [yearOf(from), yearOf(to)] as const),
  };
}

async function readGoods(executor: Executor): Promise<GoodsStock> {
  const categories = await executor.query<GoodsCategory>(
    `select id, parent_id as "parentId", shop, code, name_ru as "nameRu", keywords, picture, position
     from accessory_category`,
  );
  const brands = await executor.query<GoodsBrand>(
    'select id, code, name_en as "nameEn", name_ru as "nameRu" from accessory_brand',
  );
  const items: GoodsItem[] = [];
  const universal = new Set(categories.filter(({ code }) => universalCategories.has(code)).map(({ id }) => id));
  for await (const batch of readItems(executor, universal)) items.push(...batch);
  items.sort((a, b) => b.rank - a.rank || a.id - b.id);
  const fitting = new Map<number, number[]>();
  for (const [place, { fits }] of items.entries())
    for (const model of fits) {
      const list = fitting.get(model);
      if (list) list.push(place);
      else fitting.set(model, [place]);
    }
  const stock = {
    items,
    places: new Map(items.map(({ id }, place) => [id, place])),
    categories: new Map(categories.map((category) => [category.id, category])),
    brands: new Map(brands.map((brand) => [brand.id, brand])),
    fitting,
    articles: buildArticleIndex(items),
  };
  return { ...stock, words: await buildGoodsIndex(stock) };
}

/** Keeps the in-memory shop up to date. */
export function keepGoodsStock(database: Database, options: LiveCopyOptions): LiveCopy<GoodsStock> {
  return keepLiveCopy(database, 'accessory_changed', () => readGoods(database), options);
}
