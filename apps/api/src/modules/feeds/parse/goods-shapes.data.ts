import { byColumnKey } from './column-key.ts';
import type { FeedSubject } from './parse-feed.ts';
import type { FieldName } from './raw-record.ts';

const params: Readonly<Record<string, FieldName>> = {
  артикул: 'partCode',
  остаток: 'qty',
  количество: 'qty',
  'в наличии': 'qty',
  марка: 'mark',
  'марка автомобиля': 'mark',
  модель: 'model',
  'модель автомобиля': 'model',
  центр: 'dealer',
  склад: 'dealer',
};

/** Goods of the shop: YML of a marketplace, and tables. */
export const goodsSubject: FeedSubject = {
  shapes: [
    {
      format: 'yml',
      path: ['yml_catalog', 'shop', 'offers', 'offer'],
      names: { path: ['yml_catalog', 'shop', 'categories', 'category'], field: 'category' },
      fields: {
        '@available': 'availability',
        vendor: 'brand',
        vendorCode: 'partCode',
        name: 'name',
        categoryId: 'category',
        price: 'price',
        oldprice: 'oldPrice',
        count: 'qty',
        'min-quantity': 'minCount',
        description: 'description',
        ...byColumnKey(params, 'param:'),
      },
    },
  ],
  table: {
    needed: [['partCode'], ['brand']],
    columns: byColumnKey<FieldName>({
      ...params,
      part_code: 'partCode',
      vendor_code: 'partCode',
      brand: 'brand',
      бренд: 'brand',
      производитель: 'brand',
      name: 'name',
      название: 'name',
      наименование: 'name',
      category: 'category',
      категория: 'category',
      price: 'price',
      цена: 'price',
      'цена, руб.': 'price',
      old_price: 'oldPrice',
      'старая цена': 'oldPrice',
      qty: 'qty',
      min_count: 'minCount',
      'наименьшее количество': 'minCount',
      mark: 'mark',
      model: 'model',
      dealer: 'dealer',
      салон: 'dealer',
      description: 'description',
      описание: 'description',
    }),
  },
};
