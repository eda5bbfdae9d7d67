import { pictureUrl } from '@showroom/domain/picture';
import { goodsGallery } from '@showroom/domain/shop/goods-picture';
import type { Executor } from '../../../db/database.ts';
import { absolute, type Publisher, roubles } from './publisher.ts';
import { element, wrap } from './xml-text.ts';
import { ymlHead, ymlTail } from './yml-feed.ts';

/** The file of a holding's goods, in YML as marketplaces and product search read it. */
export const goodsFile = 'goods.xml';

const batchSize = 1_000;
const maxDescription = 2_000;

type Category = { id: number; parentId: number | null; name: string };
type GoodsOffer = {
  id: number;
  categoryId: number;
  name: string;
  partCode: string;
  brand: string;
  price: number;
  disprice: number;
  minCount: number;
  picture: string;
  description: string;
};

/** Categories of what is sold, with those above them. */
const readCategories = (db: Executor): Promise<Category[]> =>
  db.query<Category>(
    `with recursive used as (
       select c.id, c.parent_id, c.name_ru from accessory_category c where exists (select 1 from accessory a where a.category_id = c.id)
       union select p.id, p.parent_id, p.name_ru from accessory_category p join used on p.id = used.parent_id)
     select id, parent_id as "parentId", name_ru as name from used order by id`,
  );

/** Goods that a holding has free pieces of, in batches by id. */
async function* goodsAfter(db: Executor, holdingId: number): AsyncGenerator<GoodsOffer[]> {
  for (let after = 0; ; ) {
    const batch = await db.query<GoodsOffer>(
      `select a.id, a.category_id as "categoryId", a.name, a.part_code as "partCode", b.name_en as brand, a.price, a.disprice,
         a.min_count as "minCount", a.picture, a.description
       from accessory a join accessory_brand b on b.id = a.brand_id
       where a.id > $2 and exists (select 1 from accessory_stock s join dealer d on d.id = s.dealer_id
         where s.accessory_id = a.id and d.holding_id = $1 and s.qty > s.reserved)
       order by a.id limit ${batchSize}`,
      [holdingId, after],
    );
    if (batch.length > 0) yield batch;
    if (batch.length < batchSize) return;
    after = batch.at(-1)?.id ?? after;
  }
}

const categoryElement = ({ id, parentId, name }: Category): string =>
  element('category', name, { id, ...(parentId !== null && { parentId }) });

function offer(publisher: Publisher, item: GoodsOffer): string {
  const { id, categoryId, name, partCode, brand, price, disprice, minCount, picture, description } = item;
  return `${wrap(
    'offer',
    [
      element('url', absolute(publisher, `/item/${id}/`)),
      element('price', roubles(disprice)),
      element('oldprice', disprice < price ? roubles(price) : null),
      element('currencyId', 'RUB'),
      element('categoryId', categoryId),
      ...goodsGallery(picture).map((base) => element('picture', absolute(publisher, pictureUrl(base, 'hero')))),
      element('pickup', 'true'),
      element('name', name),
      element('vendor', brand),
      element('vendorCode', partCode),
      element('description', description.slice(0, maxDescription)),
      element('min-quantity', minCount > 1 ? minCount : null),
    ],
    { id, available: 'true' },
  )}\n`;
}

/** Prints the goods of a holding that can be bought now. */
export async function* printGoods(db: Executor, publisher: Publisher): AsyncGenerator<Uint8Array> {
  yield Buffer.from(ymlHead(publisher, (await readCategories(db)).map(categoryElement), new Date()));
  for await (const batch of goodsAfter(db, publisher.holdingId))
    yield Buffer.from(batch.map((item) => offer(publisher, item)).join(''));
  yield Buffer.from(ymlTail);
}
