import { type PageRow, pageRow } from '../page-row.ts';

const hidden = { isIndexed: false } as const;
const framed = { isIndexed: false, isEmbeddable: true } as const;

const shops = ['store', 'parts'] as const;

/**
 * A shelf and its copy for a partner's frame. `/store/{category}/{categoryCode}` of the menu is the second level under
 * other names of its parameters.
 */
const shelves = shops.flatMap((shop): PageRow[] => {
  const [first, second, third] = ['{categories}', '{categories2}', '{categories3}'] as const;
  const levels = [
    { path: '', a: '-', b: '-', c: '-' },
    { path: `/${first}`, a: first, b: '-', c: '-' },
    { path: `/${first}/${second}`, a: first, b: second, c: '-' },
    { path: `/${first}/${second}/${third}`, a: first, b: second, c: third },
  ];
  return levels.flatMap(({ path, ...categories }): PageRow[] => {
    const exists = path !== '' && ({ exists: 'store-category' } as const);
    const params = { shop, ...categories };
    return [
      pageRow(`/${shop}${path}`, 'store', params, { ...exists }),
      pageRow(`/iframe/${shop}${path}`, 'embed-store', params, { ...exists, guards: [], ...framed }),
    ];
  });
});

/** Shelves, items, the way from the basket to the money, and what of it stands in partners' frames. */
export const shopRows: readonly PageRow[] = [
  ...shelves,
  pageRow('/item/{code}', 'item', { code: '{code}' }, { exists: 'store-item' }),
  pageRow('/iframe/item/{code}', 'embed-item', { code: '{code}' }, { exists: 'store-item', guards: [], ...framed }),
  pageRow('/basket', 'basket', {}, { ...hidden, title: 'Корзина' }),
  pageRow('/ordering', 'ordering', {}, { ...hidden, title: 'Оформление заказа' }),
  pageRow('/iframe/basket', 'embed-basket', {}, { guards: [], ...framed, title: 'Корзина' }),
  pageRow('/iframe/ordering', 'embed-ordering', {}, { guards: [], ...framed, title: 'Оформление заказа' }),
  pageRow('/iframe/catalog_list', 'embed-listing', {}, { guards: [], ...framed, title: 'Автомобили' }),
  pageRow('/iframe/catalog_list/{id}', 'embed-vehicle', { id: '{id}' }, { exists: 'vehicle', guards: [], ...framed }),
  // Whether an order or an invoice exists is known by its link alone, and the API alone is asked.
  pageRow('/checkout/{id}', 'checkout', {}, { ...hidden, guards: [], exists: false, title: 'Заказ' }),
  pageRow('/pay', 'pay', {}, { ...hidden, guards: [], title: 'Оплата счёта' }),
  pageRow('/pay/success', 'payment', { section: 'success' }, { ...hidden, guards: [], title: 'Результат оплаты' }),
  pageRow(
    '/pay/{id}',
    'payment',
    { section: 'invoice' },
    { ...hidden, guards: [], exists: false, title: 'Оплата счёта' },
  ),
  ...(['Approve', 'Cancel', 'Decline'] as const).map((name) =>
    pageRow(
      `/webpay/BankSPB/${name}`,
      'payment',
      { section: name.toLowerCase() },
      { ...hidden, guards: [], title: 'Результат оплаты' },
    ),
  ),
];
